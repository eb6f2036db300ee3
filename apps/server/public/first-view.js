// Runs before the page is painted, because only the browser knows which screen and language its address asks for.
(() => {
  const page = document.documentElement;
  // During a rolling update the page may come from a server of the version before, which names no scripts.
  const { locale, routes, sizeRoutes, scripts = '', sizeScripts, sizeStyles } = document.currentScript.dataset;
  const stored = (where) => {
    try {
      return window[where].getItem('muro.locale');
    } catch {
      return null;
    }
  };
  const preload = (files, attributes) => {
    for (const href of files.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { ...attributes, href, crossOrigin: 'anonymous' }));
    }
  };
  // Requests the list of designs, which the app would do only once it runs.
  const requestList = (language) => {
    // Null without an answer: the app, which asks again, may load long after the failure.
    const answer = fetch('/api/list', { headers: { 'accept-language': language }, priority: 'low' }).catch(() => null);
    window.muroFirstList = { locale: language, answer };
  };
  // Waits no longer where nothing is painted, in a hidden page, or where the browser does not report its paints.
  const firstPaint = () =>
    new Promise((resolve) => {
      if (document.hidden) resolve();
      document.addEventListener('visibilitychange', resolve, { once: true });
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      document.addEventListener('DOMContentLoaded', () => setTimeout(resolve, 1000));
    });
  const preloadScripts = (files) => preload(files, { rel: 'modulepreload', fetchPriority: 'low' });
  const address = location.hash.replace(/^#\/?/, '');
  // Languages in which the address is one of the routes, which are written as `es=eleccion en=…`.
  const languagesOf = (languageRoutes, isAddress) => {
    const pairs = languageRoutes.split(' ').map((pair) => pair.split('='));
    return pairs.filter(([, route]) => isAddress(route)).map(([language]) => language);
  };
  const lists = languagesOf(routes, (route) => address === route || address === `${route}/`);
  const sizePages = languagesOf(sizeRoutes, (route) => address.startsWith(`${route}/`));
  const languages = [...lists, ...sizePages];
  // A route that several languages share names none.
  const languageOfRoute = languages.length === 1 ? languages[0] : null;
  const query = new URLSearchParams(location.search).get('lang');
  const wanted = languageOfRoute ?? query ?? stored('sessionStorage') ?? stored('localStorage') ?? locale;
  if (address === '' || lists.length > 0) {
    // In another language the pictures are the same, but not the words.
    if (wanted !== locale) page.classList.add('no-first-words');
    window.muroFirstPaint = firstPaint().then(() => {
      requestList(wanted);
      preloadScripts(scripts);
    });
    return;
  }
  // Another screen, or a part of the list: the app draws it.
  page.classList.add('no-first-view');
  preloadScripts(scripts);
  if (sizePages.length === 0) return;
  requestList(wanted);
  preload(sizeStyles, { rel: 'preload', as: 'style' });
  preloadScripts(sizeScripts);
})();
