import { PATHS } from '@muro/api';
import type { Locale } from '@muro/texts';
import { editorPath } from './paths.ts';

/**
 * Address at which a stored collage opens in the editor, from another page.
 *
 * @param material  that it is opened on; its own without one
 */
export function editAddress(locale: Locale, collageId: number, material = ''): string {
  return `${PATHS.webApp}?lang=${locale}#${editorPath(locale, String(collageId), material)}`;
}
