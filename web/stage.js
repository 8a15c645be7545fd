// The canvas fills what can be seen of the window, and is no finer than two pixels for each logical one: a phone's third
// pixel costs half of its power and is not seen.
//
// Where the screen is finer, the stage is laid out smaller and drawn larger: the engine knows nothing of it but a factor.

const FINEST = 2;

// Some browsers count a canvas in true pixels and some do not, and those that do are wrong where a screen is emulated. The
// engine asks which kind it has to do with: let all be of the second kind, in which a factor is a factor.
delete globalThis.ResizeObserverEntry?.prototype.devicePixelContentBoxSize;

const stage = document.getElementById("stage");

/** How many pixels of the canvas a logical one has. */
export const ratio = () => Math.min(devicePixelRatio, FINEST);

/** The part of the window that is not under a phone's keyboard. */
export function visible() {
  const view = globalThis.visualViewport;
  if (!view) return { left: 0, top: 0, width: innerWidth, height: innerHeight };
  return { left: view.offsetLeft, top: view.offsetTop, width: view.width, height: view.height };
}

/** Lays the stage out now and whenever the window changes. While somebody writes, a keyboard may take part of the window:
 * the table stays as it is then. */
export function follow(isWriting, say) {
  let last = { width: 0, height: 0, ratio: ratio() };
  const lay = () => {
    const view = globalThis.visualViewport;
    // Pinched, the view is a part of the same window.
    const scale = view?.scale ?? 1;
    const width = Math.round((view?.width ?? innerWidth) * scale);
    const height = Math.round((view?.height ?? innerHeight) * scale);
    if (isWriting() && width === last.width) return;
    const coarser = Math.max(devicePixelRatio / FINEST, 1);
    stage.style.width = `${width / coarser}px`;
    stage.style.height = `${height / coarser}px`;
    stage.style.transform = coarser > 1 ? `scale(${coarser})` : "none";
    if (ratio() !== last.ratio) say({ what: "ratio", ratio: ratio() });
    last = { width, height, ratio: ratio() };
  };
  globalThis.visualViewport?.addEventListener("resize", lay);
  addEventListener("resize", lay);
  addEventListener("orientationchange", lay);
  lay();
  return lay;
}
