/** In the window of a sign-in: hands state and code of the address to the designer that opened it, and to nobody else, and closes. */
export function endSignIn(): void {
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(null, '', window.location.pathname);
  const [state, code] = [query.get('state'), query.get('code')];
  const opener = window.opener as Window | null;
  if (opener && state && code) opener.postMessage(`${state}.${code}`, window.location.origin);
  window.close();
}
