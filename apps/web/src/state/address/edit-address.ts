import { PATHS } from '@muro/api';
import type { Locale } from '@muro/texts';
import { editorPath } from './paths.ts';

/**
 * Returns the URL that opens a stored collage in the editor, for links from other pages.
 *
 * @param material  material to open it on; the collage's own if left out
 */
export function editAddress(locale: Locale, collageId: number, material = ''): string {
  return `${PATHS.webApp}?lang=${locale}#${editorPath(locale, String(collageId), material)}`;
}
