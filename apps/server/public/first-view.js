// Runs before the page is painted, because only the browser knows which screen and language its address asks for.
{
  const page = document.documentElement;
  // During a rolling update the page may come from a server of the version before, which does not name all of these.
  const { locale, routes, sizeRoutes, staticRoutes = '', scripts = '', sizeScripts, sizeStyles } = document.currentScript.dataset;
  const stored = (where) => {
    try {
      return window[where].getItem('muro.locale');
    } catch {
      return null;
    }
  };
  // Each file in a task of its own, so that the page answers in between.
  const preload = async (files) => {
    for (const href of files.split(' ').filter(Boolean)) {
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload', fetchPriority: 'low' };
      document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: 'anonymous' }));
      await new Promise((resolve) => setTimeout(resolve));
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

  // Languages in which the address is one of the routes, which are written as `es=eleccion en=…`.
  const languagesOf = (languageRoutes, isAddress) => {
    const pairs = languageRoutes.split(' ').map((pair) => pair.split('='));
    return pairs.filter(([, route]) => isAddress(route)).map(([language]) => language);
  };
  const address = location.hash.replace(/^#\/?/, '');
  const isDesignOf = (route) => address.startsWith(`${route}/`);
  const lists = languagesOf(routes, (route) => address === route || address === `${route}/`);
  const sizePages = languagesOf(sizeRoutes, isDesignOf);
  const languages = [...lists, ...sizePages];
  // A route that several languages share names none.
  const languageOfRoute = languages.length === 1 ? languages[0] : null;
  const query = new URLSearchParams(location.search).get('lang');
  const wanted = languageOfRoute ?? query ?? stored('sessionStorage') ?? stored('localStorage') ?? locale;

  // In another language the pictures are the same, but not the words.
  page.classList.toggle('no-first-words', wanted !== locale);
  const isList = address === '' || lists.length > 0;
  const isSizePage = sizePages.length > 0;
  page.classList.toggle('no-first-view', !isList);
  page.classList.toggle('first-size-page', isSizePage);
  page.classList.toggle('static-design', languagesOf(staticRoutes, isDesignOf).length > 0);
  if (isList || isSizePage) {
    window.muroFirstPaint = firstPaint().then(() => {
      requestList(wanted);
      preload(isSizePage ? `${sizeStyles} ${scripts} ${sizeScripts}` : scripts);
    });
  } else {
    // Another screen, or a part of the list: the app draws it.
    preload(scripts);
  }

  // Files that are dropped before the app can take them would open in place of the page.
  const refuseFiles = (event) => {
    if (!document.querySelector('.first-view') || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuseFiles);
  addEventListener('drop', refuseFiles);
}
