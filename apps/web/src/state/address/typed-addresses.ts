/** Something whose entries in the browser's history are numbered. */
interface Router {
  subscribe(listener: () => void): unknown;
}

/**
 * Numbers the history entries of addresses that were typed, or set by a script, as the router numbers its own. Without a number
 * the router can neither hold such a step back nor count the ones after it.
 *
 * @param create  makes the router; its listeners come after this one's
 */
export function withTypedAddresses<R extends Router>(create: () => R): R {
  let index = 0;
  window.addEventListener('popstate', () => {
    const known = numberOf(window.history.state);
    index = known ?? index + 1;
    if (known === null) window.history.replaceState({ ...window.history.state, idx: index }, '');
  });
  const router = create();
  const follow = (): void => {
    index = numberOf(window.history.state) ?? index;
  };
  follow();
  router.subscribe(follow);
  return router;
}

function numberOf(state: unknown): number | null {
  const idx = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
}
