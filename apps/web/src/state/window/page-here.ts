import { PAGE_META, type PageView } from '@muro/api';

/** Returns the page that the server wants shown at this address, with its data. */
export function pageHere(): PageView {
  const content = document.querySelector(`meta[name="${PAGE_META}"]`)?.getAttribute('content');
  if (!content) throw new RangeError(`Expected <meta name="${PAGE_META}"> in the page`);
  return JSON.parse(content) as PageView;
}
