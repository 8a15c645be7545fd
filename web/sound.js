// Browsers let nothing sound before the reader has done something: what the program opened silently is woken then.

const opened = [];

/** Keeps hold of whatever the program will open to make sound with. */
export function watchSound() {
  const Plain = globalThis.AudioContext;
  if (!Plain) return;
  globalThis.AudioContext = class extends Plain {
    constructor(...options) {
      super(...options);
      opened.push(this);
    }
  };
  const wake = () => {
    for (const context of opened) if (context.state === "suspended" && !document.hidden) context.resume().catch(() => {});
  };
  for (const kind of ["pointerdown", "pointerup", "keydown", "touchend"]) addEventListener(kind, wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    for (const context of opened) if (document.hidden) context.suspend().catch(() => {});
    wake();
  });
}

/** How what was opened stands. */
export const sounds = () => opened.map((context) => context.state);
