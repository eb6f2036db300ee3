import { isMaterialCode, type MaterialCode } from '../catalogue/material.ts';
import type { DesignCapacity, Template, TemplateSize } from '../catalogue/template.ts';
import { runSteps } from '../units/run-steps.ts';
import { parseXml, parseXmlSteps, type XmlElement, type XmlLimits } from './parse-xml.ts';
import { childNamed, childrenNamed, fieldOf, flagOf, htmlFieldOf, parseNumber, refuse, shortened } from './read-element.ts';
import { readVals, valsNode } from './vals-xml.ts';
import { writeXml, type XmlNode } from './write-xml.ts';
import { isXmlFormatError, type XmlFormatError } from './xml-format-error.ts';

/** Largest side of catalogue sizes, cm. */
export const MAX_SIDE = 400;
export const MAX_THUMB_PX = 4000;

export interface TemplateList {
  readonly templates: readonly Template[];
  /** Faults of entries that were dropped. */
  readonly faults: readonly XmlFormatError[];
}

/**
 * Reads the template list, `rsp > templates > template`. An invalid entry is dropped and reported among the faults.
 *
 * @throws XmlFormatError if the document as a whole is not a list
 * @see [TPL-01 … TPL-12] [TPL-26] [ERR-01]
 */
export function readTemplateListXml(text: string, limits: Partial<XmlLimits> = {}): TemplateList {
  return runSteps(templateListXmlSteps(text, limits));
}

/** Does the same in short steps, so that a page can draw and answer between them. */
export function* templateListXmlSteps(text: string, limits: Partial<XmlLimits> = {}): Generator<void, TemplateList> {
  const root = yield* parseXmlSteps(text, limits);
  if (root.name !== 'rsp') refuse(root, `the root must be <rsp>, not <${root.name}>`);
  const list = childNamed(root, 'templates') ?? refuse(root, 'templates is missing');
  const templates: Template[] = [];
  const faults: XmlFormatError[] = [];
  const ids = new Set<string>();
  for (const element of childrenNamed(list, 'template')) {
    try {
      const template = templateOf(element);
      if (ids.has(template.id)) refuse(element, `id '${shortened(template.id)}' occurs twice`);
      ids.add(template.id);
      templates.push(template);
    } catch (error) {
      if (!isXmlFormatError(error)) throw error;
      faults.push(error);
    }
    yield;
  }
  return { templates, faults };
}

/** Reads a single entry, a shop's `design.xml`. */
export function readDesignXml(text: string): Template {
  const root = parseXml(text);
  return root.name === 'template' ? templateOf(root) : refuse(root, `the root must be <template>, not <${root.name}>`);
}

function templateOf(element: XmlElement): Template {
  const children = childNamed(element, 'children');
  return {
    ...sizeOf(element),
    tags: wordsOf(fieldOf(element, 'tags')),
    name: fieldOf(element, 'name') || refuse(element, 'name is missing'),
    thumbWidthPx: pixelsOf(element, 'thumbWidth'),
    thumbHeightPx: pixelsOf(element, 'thumbHeight'),
    shortInfo: fieldOf(element, 'shortInfo'),
    leftInfo: fieldOf(element, 'leftInfo'),
    source: fieldOf(element, 'source'),
    isTileBased: flagOf(element, 'isTileBased'),
    isMaterialSpecific: flagOf(element, 'isMaterialSpecific'),
    visible: flagOf(element, 'visible'),
    sizeUrl: fieldOf(element, 'sizeurl'),
    labelUrl: fieldOf(element, 'labelurl'),
    preset: readVals(childNamed(element, 'preset')),
    ...(fieldOf(element, 'start') === 'composed' && { start: 'composed' }),
    children: children ? childrenNamed(children, 'template').map(sizeOf) : [],
    ...capacityOf(element),
  };
}

/** Returns how many photos the design holds; nothing if the list does not say it. */
function capacityOf(element: XmlElement): { readonly capacity?: DesignCapacity } {
  const [fewestPhotos, mostPhotos] = [parseNumber(fieldOf(element, 'fewestPhotos')), parseNumber(fieldOf(element, 'mostPhotos'))];
  return fewestPhotos >= 0 && mostPhotos >= fewestPhotos
    ? { capacity: { fewestPhotos, mostPhotos, hasTitle: flagOf(element, 'hasTitle') } }
    : {};
}

/** [TPL-26] */
function sizeOf(element: XmlElement): TemplateSize {
  return {
    id: fieldOf(element, 'id') || refuse(element, 'id is missing'),
    width: sideOf(element, 'width'),
    height: sideOf(element, 'height'),
    materials: materialsOf(element),
    description: htmlFieldOf(element, 'description'),
    url: fieldOf(element, 'url'),
    isCustom: flagOf(element, 'isCustom'),
    hasCustomSize: flagOf(element, 'hasCustomSize') || flagOf(element, 'hasCustomSizes'),
  };
}

function sideOf(element: XmlElement, name: string): number {
  const side = parseNumber(fieldOf(element, name));
  return side > 0 && side <= MAX_SIDE
    ? side
    : refuse(element, `${name} must be a number above 0 up to ${MAX_SIDE}, not '${shortened(fieldOf(element, name))}'`);
}

function pixelsOf(element: XmlElement, name: string): number {
  const text = fieldOf(element, name);
  const pixels = text === '' ? 0 : parseNumber(text);
  return pixels >= 0 && pixels <= MAX_THUMB_PX
    ? pixels
    : refuse(element, `${name} must be a number from 0 to ${MAX_THUMB_PX}, not '${shortened(text)}'`);
}

/** Reads material codes; refuses unknown ones. [TPL-05] [MAT-16] */
function materialsOf(element: XmlElement): readonly MaterialCode[] {
  return fieldOf(element, 'materials')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => (isMaterialCode(code) ? code : refuse(element, `material '${shortened(code)}' is unknown`)));
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** Writes the canonical text of the list. */
export function writeTemplateListXml(templates: readonly Template[]): string {
  return writeXml({ name: 'rsp', children: [{ name: 'templates', children: templates.map(listEntryNode) }] });
}

function listEntryNode(template: Template): XmlNode {
  const { tags, name, thumbWidthPx, thumbHeightPx, shortInfo, leftInfo, source, preset, children } = template;
  const { isTileBased, isMaterialSpecific, visible, sizeUrl, labelUrl, start, capacity } = template;
  const size = sizeNode(template);
  return {
    name: 'template',
    attributes: {
      ...size.attributes,
      name,
      tags: tags.join(','),
      thumbWidth: thumbWidthPx,
      thumbHeight: thumbHeightPx,
      source: source || undefined,
      isTileBased,
      isMaterialSpecific,
      visible,
      start,
      sizeurl: sizeUrl || undefined,
      labelurl: labelUrl || undefined,
      ...capacity,
    },
    children: [
      ...(size.children ?? []),
      ...textNodes({ shortInfo, leftInfo }),
      ...(Object.keys(preset).length > 0 ? [valsNode('preset', preset)] : []),
      ...(children.length > 0 ? [{ name: 'children', children: children.map(sizeNode) }] : []),
    ],
  };
}

function sizeNode({ id, width, height, materials, description, url, isCustom, hasCustomSize }: TemplateSize): XmlNode {
  return {
    name: 'template',
    attributes: { id, width, height, materials: materials.join(','), url, isCustom, hasCustomSize },
    children: textNodes({ description }),
  };
}

function textNodes(texts: Readonly<Record<string, string>>): XmlNode[] {
  return Object.entries(texts).flatMap(([name, text]) => (text === '' ? [] : [{ name, text }]));
}
