import { type Template, typeOf } from '@muro/domain';
import type { Locale } from '@muro/texts';
import { segment } from './paths.ts';
import { aliasOf } from './route-aliases.ts';

/** Data that a size-and-adjust route provides itself. [ROUTE-09] [ROUTE-11] */
export interface TemplateRouteData {
  readonly type: 'basic' | 'design';
}

/** Returns the route type of a design: basic for generated designs, design for static ones. */
export function routeTypeOf(template: Pick<Template, 'source'>): TemplateRouteData['type'] {
  return typeOf(template) === 'generated' ? 'basic' : 'design';
}

/** Returns the path of the size-and-adjust screen. [ROUTE-18] [ROUTE-19] [CAT-24 … CAT-26] */
export function templatePath(locale: Locale, template: Pick<Template, 'id' | 'source'>): string {
  return `/${aliasOf(`ontwerp/${routeTypeOf(template)}`, locale)}/${segment(template.id)}`;
}
