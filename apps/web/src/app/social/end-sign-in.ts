/** Runs in the sign-in popup: passes state and code from the address to the designer that opened it, to no other window, and closes. */
export function endSignIn(): void {
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(null, '', window.location.pathname);
  const [state, code] = [query.get('state'), query.get('code')];
  const opener = window.opener as Window | null;
  if (opener && state && code) opener.postMessage(`${state}.${code}`, window.location.origin);
  window.close();
}
