const CHANNEL = 'muro-drafts';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Tells the other windows that the list of drafts is another one. */
export function tellDraftsChanged(): void {
  channel?.postMessage('changed');
}

/** Calls when another window told it, and when this one is looked at again. The returned function ends it. */
export function watchDrafts(onChange: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') onChange();
  };
  channel?.addEventListener('message', onChange);
  document.addEventListener('visibilitychange', look);
  return () => {
    channel?.removeEventListener('message', onChange);
    document.removeEventListener('visibilitychange', look);
  };
}
