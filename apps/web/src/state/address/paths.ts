import type { Locale } from '@muro/texts';
import { aliasesOf, aliasOf } from './route-aliases.ts';

/** Router paths that the product links to. */

/** Encodes a path segment; keeps the colon of a tag readable. */
export const segment = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');

/** Returns the path of the design list. [ROUTE-17] [CAT-04] */
export function listPath(locale: Locale, filter = ''): string {
  return `/${aliasOf('keuze', locale)}/${segment(filter)}`;
}

/**
 * Returns the path of the editor. [ROUTE-20]
 *
 * @param material  material to open the collage on; the collage's own if left out
 */
export function editorPath(locale: Locale, collageId: string | null = null, material = ''): string {
  const query = material === '' ? '' : `?material=${segment(material)}`;
  return `/${aliasOf('edit', locale)}${collageId === null ? '' : `/${segment(collageId)}`}${query}`;
}

/** Returns the path of the error screen. [ROUTE-21] */
export function errorPath(locale: Locale, message: string): string {
  return `/${aliasOf('fout', locale)}?error=${encodeURIComponent(message)}`;
}

/** Returns the navigation state for a path; null if the screen itself decides (the editor). [ROUTE-22 … ROUTE-24] */
export function areaOf(path: string): 'list' | 'template' | 'error' | null {
  const [first = ''] = path.replace(/^\/+/, '').split(/[/?]/);
  if (LIST.some((word) => first.includes(word))) return 'list';
  if (TEMPLATE.some((word) => first.includes(word))) return 'template';
  return FAULT.some((word) => first.includes(word)) ? 'error' : null;
}

const LIST = aliasesOf('keuze');
const TEMPLATE = [...aliasesOf('ontwerp/basic'), ...aliasesOf('ontwerp/design')].map((alias) => alias.replace(/\/.*/, ''));
const FAULT = aliasesOf('fout');
