/** Something whose entries in the browser's history are numbered. */
interface Router {
  subscribe(listener: () => void): unknown;
  dispose(): void;
}

/**
 * Numbers the history entries of addresses that were typed, or set by a script, as the router numbers its own. Without a number
 * the router can neither hold such a step back nor count the ones after it. Each gets a key of its own, too: without one the
 * router takes the same address typed twice in quick succession for one place. [SIZE-02]
 *
 * @param create  makes the router; its listeners come after this one's
 * @returns the router; its `dispose` ends the numbering, too
 */
export function withTypedAddresses<R extends Router>(create: () => R): R {
  let index = 0;
  const number = (): void => {
    const known = numberOf(window.history.state);
    index = known ?? index + 1;
    if (known === null) window.history.replaceState({ ...window.history.state, idx: index, key: newKey() }, '');
  };
  window.addEventListener('popstate', number);
  const router = create();
  const dispose = router.dispose.bind(router);
  router.dispose = () => {
    window.removeEventListener('popstate', number);
    dispose();
  };
  const follow = (): void => {
    index = numberOf(window.history.state) ?? index;
  };
  follow();
  router.subscribe(follow);
  return router;
}

/** A key as the router makes them. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);

function numberOf(state: unknown): number | null {
  const idx = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
}
