const CHANNEL = 'muro-drafts';

const channel = openChannel();

/** Null where the browser has none, or forbids it: then a window looks at its list when it is looked at. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Tells the other windows that the list of drafts is another one. */
export function tellDraftsChanged(): void {
  try {
    channel?.postMessage('changed');
  } catch {
    // They look by themselves.
  }
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
