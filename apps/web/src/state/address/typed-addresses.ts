/** A router that numbers its entries in the browser's history. */
interface Router {
  subscribe(listener: () => void): unknown;
  dispose(): void;
}

/**
 * Adds an index to the history entries of addresses that were typed or set by a script, as the router does for its own entries. Without an
 * index the router can neither block such a step nor count later ones. Also adds a unique key to each: without it the router treats the
 * same address typed twice in quick succession as one place. [SIZE-02]
 *
 * @param create  creates the router; its listeners are registered after this one
 * @returns the router; its `dispose` also stops the indexing
 */
export function withTypedAddresses<R extends Router>(create: () => R): R {
  let index = 0;
  const indexEntry = (): void => {
    const storedIndex = numberOf(window.history.state);
    index = storedIndex ?? index + 1;
    if (storedIndex === null) window.history.replaceState({ ...window.history.state, idx: index, key: newKey() }, '');
  };
  window.addEventListener('popstate', indexEntry);
  const router = create();
  const dispose = router.dispose.bind(router);
  router.dispose = () => {
    window.removeEventListener('popstate', indexEntry);
    dispose();
  };
  const readIndex = (): void => {
    index = numberOf(window.history.state) ?? index;
  };
  readIndex();
  router.subscribe(readIndex);
  return router;
}

/** Returns a key in the router's own format. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);

function numberOf(state: unknown): number | null {
  const idx = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
}
