import { PAGE_META, type PageView } from '@muro/api';

/** Returns the page to show at this address, with its data, which the server wrote into the document. */
export function readPageView(): PageView {
  const content = document.querySelector(`meta[name="${PAGE_META}"]`)?.getAttribute('content');
  if (!content) throw new RangeError(`Expected <meta name="${PAGE_META}"> in the page`);
  return JSON.parse(content) as PageView;
}
