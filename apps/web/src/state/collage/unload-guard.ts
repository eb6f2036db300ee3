import { hasUnsavedChanges, type Work } from './work.ts';
import type { WorkStoreApi } from './work-store.ts';

/** True if the person has already confirmed leaving, so that the browser does not ask again. Valid for one departure. */
let isLeaveConfirmed = false;

/**
 * Guards unsaved work on every screen until the returned function is called: the browser asks before the window closes or another page
 * opens. [EDIT-29]
 */
export function guardUnload(work: WorkStoreApi): () => void {
  let isWatching = false;
  const follow = (work: Work): void => {
    // An edit after the confirmation shows that the person has stayed.
    isLeaveConfirmed = false;
    const isDirty = hasUnsavedChanges(work);
    if (isDirty === isWatching) return;
    isWatching = isDirty;
    // Listens only while there are unsaved changes: some browsers do not keep a page with this listener in their back/forward cache.
    if (isDirty) window.addEventListener('beforeunload', confirmUnload);
    else window.removeEventListener('beforeunload', confirmUnload);
  };
  follow(work.getState());
  const stop = work.subscribe(follow);
  window.addEventListener('pageshow', () => {
    isLeaveConfirmed = false;
  });
  return stop;
}

/** Leaves the product for another page of the site. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}

/** Leaves without another question. If the person stays after all or comes back, the next departure asks again. [EXIT-07] */
export function leaveConfirmed(address: string): void {
  isLeaveConfirmed = true;
  leaveTo(address);
}

function confirmUnload(event: BeforeUnloadEvent): void {
  if (isLeaveConfirmed) isLeaveConfirmed = false;
  else event.preventDefault();
}
