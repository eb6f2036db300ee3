/** Stops the live object of the page; null while none is live. */
let stopLive: (() => void) | null = null;

/**
 * Makes an object the page's only live one: the layers of several would not fit into the memory of a phone.
 *
 * @param stop  called when another object becomes live
 * @returns     a function to call when the object is no longer live
 */
export function becomeLive(stop: () => void): () => void {
  stopLive?.();
  stopLive = stop;
  return () => {
    if (stopLive === stop) stopLive = null;
  };
}
