// Runs before the page is painted, because only the browser knows which screen and language its address asks for.
(() => {
  const page = document.documentElement;
  const { locale, routes, sizeRoutes, sizeScripts, sizeStyles } = document.currentScript.dataset;
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
  const [first = '', second = ''] = location.hash.replace(/^#\/?/, '').split(/[/?]/);
  const spoken = routes.split(' ').find((route) => route.endsWith(`=${first}`));
  // Another screen, or a part of the list: the app draws it.
  if (first !== '' && (!spoken || second !== '')) {
    page.classList.add('no-first-view');
    // Its files load beside the app, which would request them only once it runs.
    if (sizeRoutes.split(' ').includes(first)) {
      preload(sizeScripts, { rel: 'modulepreload' });
      preload(sizeStyles, { rel: 'preload', as: 'style' });
    }
    return;
  }
  const query = new URLSearchParams(location.search).get('lang');
  const wanted = spoken?.slice(0, 2) ?? query ?? stored('sessionStorage') ?? stored('localStorage') ?? locale;
  // In another language the pictures are the same, but not the words.
  if (wanted !== locale) page.classList.add('no-first-words');
  // Null without an answer: the app, which asks again, may load long after the failure.
  const answer = fetch('/api/list', { headers: { 'accept-language': wanted }, priority: 'low' }).catch(() => null);
  window.muroFirstList = { locale: wanted, answer };
})();
