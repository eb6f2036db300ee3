import { type Template, typeOf } from '@muro/domain';
import type { Locale } from '../../texts/locale.ts';
import { aliasOf } from './route-aliases.ts';

/** The places the product links to, as router paths. */

/** A segment of a path; the colon of a tag stays readable. */
const segment = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');

/** [ROUTE-17] [CAT-04] */
export function listPath(locale: Locale, filter = ''): string {
  return `/${aliasOf('keuze', locale)}/${segment(filter)}`;
}

/** What a size-and-adjust route knows by itself. [ROUTE-09] [ROUTE-11] */
export interface TemplateRouteData {
  readonly type: 'basic' | 'design';
}

/** The type of route that a design belongs to: basic for generated ones, design for static ones. */
export function routeTypeOf(template: Pick<Template, 'source'>): TemplateRouteData['type'] {
  return typeOf(template) === 'generated' ? 'basic' : 'design';
}

/** The size-and-adjust screen. [ROUTE-18] [ROUTE-19] [CAT-24 … CAT-26] */
export function templatePath(locale: Locale, template: Pick<Template, 'id' | 'source'>): string {
  return `/${aliasOf(`ontwerp/${routeTypeOf(template)}`, locale)}/${segment(template.id)}`;
}

/**
 * [ROUTE-20]
 *
 * @param material  that the collage is opened on; its own without one
 */
export function editorPath(locale: Locale, collageId: string | null = null, material = ''): string {
  const query = material === '' ? '' : `?material=${segment(material)}`;
  return `/${aliasOf('edit', locale)}${collageId === null ? '' : `/${segment(collageId)}`}${query}`;
}

/** [ROUTE-21] */
export function errorPath(locale: Locale, message: string): string {
  return `/${aliasOf('fout', locale)}?error=${encodeURIComponent(message)}`;
}

/** Which navigation state an address calls for; null where the screen itself decides (the editor). [ROUTE-22 … ROUTE-24] */
export function areaOf(path: string): 'list' | 'template' | 'error' | null {
  const [first = ''] = path.replace(/^\/+/, '').split(/[/?]/);
  if (LIST.some((word) => first.includes(word))) return 'list';
  if (TEMPLATE.some((word) => first.includes(word))) return 'template';
  return FAULT.some((word) => first.includes(word)) ? 'error' : null;
}

const LIST = ['keuze', 'selection', 'wahlen', 'choix', 'eleccion', 'scelta'];
const TEMPLATE = ['ontwerp', 'collage'];
const FAULT = ['fout', 'error', 'fehler', 'errore', 'erreur'];
