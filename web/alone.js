// One tab plays at a time, so that no two write one match.

const NAME = "caravanserai";

/** Holds the house for this tab; false when another has it. With `take`, it is taken from the other. */
export async function holdHouse(take, lost) {
  if (!navigator.locks) return true;
  return new Promise((resolve) => {
    const options = take ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(NAME, options, (lock) => {
      resolve(lock !== null);
      // For as long as the page is there.
      return lock === null ? undefined : new Promise(() => {});
    });
    held.catch(lost);
  });
}
