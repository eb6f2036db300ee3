import { mayHaveDrafts } from '../../drafts/may-have-drafts.ts';

/** Time after which the code of an open work is loaded in any case, ms. */
const LATEST_MS = 4000;
/** Inputs before a card is opened. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/**
 * Calls `load` when the open work is soon needed: at once if there may be drafts to continue, else at the first input or after a while. The
 * list of a first visit is shown without that code, which is larger than its own.
 *
 * @returns cancels it
 */
export function whenWorkIsNear(load: () => void): () => void {
  let hasEnded = false;
  const cancel = (): void => {
    hasEnded = true;
    clearTimeout(timer);
    for (const input of INPUTS) window.removeEventListener(input, begin, { capture: true });
  };
  const begin = (): void => {
    cancel();
    load();
  };
  const timer = setTimeout(begin, LATEST_MS);
  for (const input of INPUTS) window.addEventListener(input, begin, { capture: true });
  void mayHaveDrafts().then((may) => may && !hasEnded && begin());
  return cancel;
}
