// The end of a sign-in at the photo service: hands state and code to the designer that opened this window, and nobody else.
const query = new URLSearchParams(location.search);
history.replaceState(null, '', location.pathname);
const [state, code] = [query.get('state'), query.get('code')];
if (window.opener && state && code) window.opener.postMessage(`${state}.${code}`, location.origin);
window.close();
