import { hasUnsavedChanges, type Work, type WorkStoreApi } from './work-store.ts';

/** The person has just said that they leave: the browser does not ask once more. Good for one departure. */
let isMeant = false;

/**
 * Watches over unsaved work on every screen, until the returned function is called: whoever closes the window or goes to another
 * page is asked by the browser. [EDIT-29]
 */
export function guardUnload(work: WorkStoreApi): () => void {
  let isWatching = false;
  const follow = (now: Work): void => {
    // Who changes something after all has stayed.
    isMeant = false;
    const isDirty = hasUnsavedChanges(now);
    if (isDirty === isWatching) return;
    isWatching = isDirty;
    // Only while there is something to lose: some browsers keep no page that listens in their memory.
    if (isDirty) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  follow(work.getState());
  const stop = work.subscribe(follow);
  window.addEventListener('pageshow', () => {
    isMeant = false;
  });
  return stop;
}

/** Leaves the product for another page of the site. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** Leaves without another question; who then stays all the same, or comes back, is asked again the next time. [EXIT-07] */
export function leaveUnasked(address: string): void {
  isMeant = true;
  leaveTo(address);
}

function ask(event: BeforeUnloadEvent): void {
  if (isMeant) isMeant = false;
  else event.preventDefault();
}
