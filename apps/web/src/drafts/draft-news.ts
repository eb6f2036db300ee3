const CHANNEL = 'muro-drafts';

const channel = openChannel();

/** Null if the browser does not support or forbids it: then a window reloads its list when it becomes visible. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Tells the other windows that the list of drafts has changed. */
export function notifyDraftsChanged(): void {
  try {
    channel?.postMessage('changed');
  } catch {
    // The other windows reload when they become visible.
  }
}

/** Calls `onChange` when another window reports a change, and when this window becomes visible. Returns a function that stops it. */
export function watchDrafts(onChange: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onChange();
  };
  channel?.addEventListener('message', onChange);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.removeEventListener('message', onChange);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
