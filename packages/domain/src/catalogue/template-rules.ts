import type { SizeCm } from '../geometry/rect.ts';
import type { MaterialCode } from './material.ts';
import type { Template, TemplateSize } from './template.ts';

const SOURCE_PREFIX_LENGTH = 4;
const TEMPLATE_FILE = 'template.xml';

export type TemplateType = 'generated' | 'static';

/** 'generated' if the source is missing or contains 'gen:', else 'static'; links follow this, too. [TPL-13] [CAT-24 … CAT-26] */
export function typeOf({ source }: Pick<Template, 'source'>): TemplateType {
  return source === '' || source.includes('gen:') ? 'generated' : 'static';
}

/** The generator's name; '' for a template without source. [TPL-14] */
export function generatorNameOf({ source }: Pick<Template, 'source'>): string {
  return source.slice(SOURCE_PREFIX_LENGTH);
}

/** Path of the static template's XML. [TPL-15] */
export function templateXmlPath({ source }: Pick<Template, 'source'>): string {
  return source.slice(SOURCE_PREFIX_LENGTH);
}

/** The folder of a static template with a trailing slash; resources are resolved against it. [TPL-16] */
export function baseUrlOf(template: Pick<Template, 'source'>): string {
  return templateXmlPath(template).replace(TEMPLATE_FILE, '');
}

/** Id of the design whose folder contains the static template's XML, usually its own; '' for any other path. [TPL-15] */
export function layoutOwnerOf(template: Pick<Template, 'source'>): string {
  return /^\/templates\/([^/]+)\//.exec(templateXmlPath(template))?.[1] ?? '';
}

/** The text after the first '-'; the whole name without one. [CAT-22] */
export function namePart(name: string): string {
  const dash = name.indexOf('-');
  return dash < 0 ? name.trim() : name.slice(dash + 1).trim();
}

export interface FilterLink {
  readonly name: string;
  /** A tag such as 'theme:basic', or '' for all designs. */
  readonly filter: string;
}

/** The name of the first filter link whose tag the template has; '' if there is none. [CAT-23] */
export function categoryPart({ tags }: Pick<Template, 'tags'>, links: readonly FilterLink[]): string {
  return links.find((link) => link.filter !== '' && tags.includes(link.filter))?.name ?? '';
}

/** The sizes to choose from; a template without children is its own only size. */
export function sizesOf(template: Template): readonly TemplateSize[] {
  return template.children.length > 0 ? template.children : [template];
}

/** Materials of a size; those of its design if it has none of its own. */
export function materialsIn(template: Pick<Template, 'materials'>, size: Pick<TemplateSize, 'materials'>): readonly MaterialCode[] {
  return size.materials.length > 0 ? size.materials : template.materials;
}

/** [TPL-19] */
export function defaultChild(template: Template): TemplateSize {
  return preferredSize(sizesOf(template)) as TemplateSize;
}

/** 50x40 if present, else 40x50, else 50x50, else the first size. [TPL-19] */
export function preferredSize<Size extends SizeCm>(sizes: readonly Size[]): Size | undefined {
  const preferred = [
    [50, 40],
    [40, 50],
    [50, 50],
  ] as const;
  for (const [width, height] of preferred) {
    const listedSize = sizes.find((size) => size.width === width && size.height === height);
    if (listedSize) return listedSize;
  }
  return sizes[0];
}

/** Position of a description, which decides how it is shortened. */
export type DescriptionPlace = 'child' | 'parent' | 'parent-without-children';

const PRICE_MARKERS = ['<b>Prijzen', '<b>Preise', '<b>Prices'];

/** True if a description contains a price marker. [TPL-21] */
export function hasPriceMark(description: string): boolean {
  return PRICE_MARKERS.some((marker) => description.includes(marker));
}

/**
 * The displayed description: 'schuiven' becomes 'knoppen'; a child keeps the text from its price marker on (all of it without one); a
 * parent without children keeps the text before the first '<br'.
 *
 * @see [TPL-20 … TPL-23]
 */
export function shownDescription(description: string, place: DescriptionPlace): string {
  const text = description.replaceAll('schuiven', 'knoppen');
  if (place === 'child') {
    const marks = PRICE_MARKERS.map((marker) => text.indexOf(marker)).filter((at) => at >= 0);
    return marks.length > 0 ? text.slice(Math.min(...marks)) : text;
  }
  const lineBreak = text.indexOf('<br');
  return place === 'parent-without-children' && lineBreak >= 0 ? text.slice(0, lineBreak) : text;
}
