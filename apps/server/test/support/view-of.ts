import { PAGE_META, type PageView } from '@muro/api';

const NAMED: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', '#39': "'", amp: '&' };

/** Returns the view that the server wrote into a page for buyers; null for another page. */
export function viewOf(page: string): PageView | null {
  const content = new RegExp(`<meta name="${PAGE_META}" content="([^"]*)"`).exec(page)?.[1];
  if (content === undefined) return null;
  return JSON.parse(content.replace(/&(quot|lt|gt|#39|amp);/g, (_, name: string) => NAMED[name] ?? '')) as PageView;
}
