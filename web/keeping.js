// The storage of this site, one value for each key. Setting a key is done, or refused, when the call returns.

function find() {
  try {
    const storage = globalThis.localStorage;
    const probe = "caravanserai/probe";
    storage.setItem(probe, "1");
    storage.removeItem(probe);
    return storage;
  } catch (error) {
    // What is merely full can still be read, and emptied.
    return isFull(error) ? globalThis.localStorage : undefined;
  }
}

function isFull(error) {
  return error instanceof DOMException && (error.name === "QuotaExceededError" || error.code === 22);
}

const storage = find();

/** Whether anything can be kept here. */
export const canKeep = () => storage !== undefined;

/** What is kept under a key. */
export const kept = (key) => storage?.getItem(key) ?? undefined;

/** Keeps a value; returns `full` or `denied` when that is not possible, else nothing. */
export function keep(key, value) {
  try {
    storage.setItem(key, value);
    return "";
  } catch (error) {
    return isFull(error) ? "full" : "denied";
  }
}

/** Forgets a key. */
export const forget = (key) => storage?.removeItem(key);

/** All keys. */
export const keys = () => Object.keys(storage ?? {});
