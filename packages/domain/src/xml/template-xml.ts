import { isMaterialCode } from '../catalogue/material.ts';
import type { Layout, LayoutCell } from '../layouts/shared/layout.ts';
import { FRAME_COLORS, type TemplateDocument, type TemplateResource } from '../layouts/template-document.ts';
import { SCREEN_DPCM } from '../units/cm.ts';
import { readPhotoBorder, writePhotoBorder } from './border-xml.ts';
import { readColor } from './colors.ts';
import { layerNode, readLayer } from './layer-xml.ts';
import { layersOf } from './layers-of.ts';
import { parseXml, type XmlElement, type XmlLimits } from './parse-xml.ts';
import {
  allowChildren,
  childNamed,
  childrenNamed,
  flagOf,
  numberOf,
  onlyChild,
  refuse,
  shortened,
  sideOf,
  textOf,
} from './read-element.ts';
import { readVals, valsNode } from './vals-xml.ts';
import { writeXml, type XmlNode } from './write-xml.ts';

const VARIATION = 'default';

export interface TemplateReadOptions {
  /**
   * The template's folder with a trailing slash; pictures must lie below it. Null for a document from outside the catalogue, whose
   * pictures are ignored.
   */
  readonly baseUrl: string | null;
  /** Hash of the document; '' by default. */
  readonly hash?: string;
  readonly limits?: Partial<XmlLimits>;
}

/**
 * Reads a template layout document, static or generated.
 *
 * @throws XmlFormatError with the line and the reason: numbers that are not finite or beyond ±400 cm, sides not above 0, more than 300
 *   cells, unknown slots or resources, pictures outside the template's folder
 * @see [TXML-01 … TXML-22]
 */
export function readTemplateXml(text: string, { baseUrl, hash = '', limits = {} }: TemplateReadOptions): TemplateDocument {
  return { ...readTemplateElement(parseXml(text, limits), baseUrl), hash };
}

export function readTemplateElement(root: XmlElement, baseUrl: string | null): TemplateDocument {
  if (root.name !== 'template') refuse(root, `the root must be <template>, not <${root.name}>`);
  allowChildren(root, ['generator', 'resources', 'dopcanvas', 'bases', 'variation']);
  const canvas = onlyChild(root, 'dopcanvas') ?? refuse(root, 'dopcanvas is missing');
  const resources = readResources(onlyChild(root, 'resources'), baseUrl);
  const material = textOf(root, 'material');
  return {
    designer: textOf(root, 'designer'),
    design: textOf(root, 'design'),
    ...frameColorOf(root),
    screenDpcm: numberOf(root, 'screenDpcm', { low: 1, high: 1000, otherwise: SCREEN_DPCM }),
    material: isMaterialCode(material) ? material : '',
    hasCustomSizes: flagOf(root, 'hasCustomSizes') || flagOf(root, 'hasCustomSize'),
    vals: readVals(onlyChild(root, 'generator')),
    resources,
    layout: readLayout(
      root,
      { width: sideOf(canvas, 'width'), height: sideOf(canvas, 'height') },
      { resources, mayMiss: baseUrl === null },
    ),
    hash: '',
  };
}

/** Reads the frame colour; black is the default. */
function frameColorOf(root: XmlElement): Pick<TemplateDocument, 'frameColor'> {
  const text = textOf(root, 'frameColor');
  if (text === '' || text === 'black') return {};
  const color = FRAME_COLORS.find((frameColor) => frameColor === readColor(text, ''));
  return color ? { frameColor: color } : refuse(root, `frameColor must be ${FRAME_COLORS.join(' or ')}, not '${text.slice(0, 40)}'`);
}

/** Reads the 'web' versions of resources. [TPL-24] [TPL-25] */
function readResources(element: XmlElement | null, baseUrl: string | null): readonly TemplateResource[] {
  if (!element || baseUrl === null) return [];
  allowChildren(element, ['resource']);
  const resources = element.children.map((resource) => {
    const id = textOf(resource, 'id');
    if (id === '') refuse(resource, 'id is missing');
    const web = childrenNamed(resource, 'version').find((version) => textOf(version, 'media') === 'web');
    if (!web) return refuse(resource, `resource '${shortened(id)}' has no version for media 'web'`);
    return { id, type: textOf(web, 'type'), source: baseUrl + relativePath(web) };
  });
  return [...new Map(resources.map((resource) => [resource.id, resource])).values()];
}

/** True if a path stays below any folder it is appended to: plain names and single slashes, without leading dots. */
export function isPlainPath(path: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/.test(path);
}

function relativePath(version: XmlElement): string {
  const source = textOf(version, 'source') || textOf(version, 'src');
  return isPlainPath(source)
    ? source
    : refuse(version, `source '${shortened(source)}' is not a path below the template's folder, of ASCII letters, digits, -, _ and .`);
}

interface ResourceContext {
  readonly resources: readonly TemplateResource[];
  /** True to drop overlays with unknown pictures instead of refusing them. */
  readonly mayMiss: boolean;
}

function readLayout(root: XmlElement, size: Layout['size'], resourceContext: ResourceContext): Layout {
  const variation =
    childrenNamed(root, 'variation').find((element) => textOf(element, 'name') === VARIATION) ??
    refuse(root, `variation '${VARIATION}' is missing`);
  const layers = layersOf(variation, childNamed(root, 'bases'));
  const resourceIds = new Set(resourceContext.resources.map(({ id }) => id));
  const cells: LayoutCell[] = [];
  const slots = new Set<string>();
  for (const element of layers) {
    const cell = readLayer(element);
    if (cell.kind === 'overlay' && !resourceIds.has(cell.resource)) {
      if (!resourceContext.mayMiss) refuse(element, `resource '${shortened(cell.resource)}' is unknown`);
      continue;
    }
    if ('slot' in cell) {
      const key = `${cell.kind} ${cell.slot}`;
      if (slots.has(key)) refuse(element, `slot ${cell.slot} occurs twice`);
      slots.add(key);
    }
    cells.push(cell);
  }
  return { size, cells, photoBorder: readPhotoBorder(textOf(variation, 'photoBorder')) };
}

export interface TemplateWriteOptions {
  /** Ids of a generated template inside a collage. [CXML-02] */
  readonly templateId?: string;
  readonly childTemplateId?: string;
  /** Prefix to remove from resource sources. */
  readonly baseUrl?: string;
}

/** Writes the canonical text of a template document: layers are inline, in painting order. [GXML-01 … GXML-12] */
export function writeTemplateXml(document: TemplateDocument, options: TemplateWriteOptions = {}): string {
  return writeXml(templateNode(document, options));
}

export function templateNode(document: TemplateDocument, { templateId, childTemplateId, baseUrl = '' }: TemplateWriteOptions): XmlNode {
  const { designer, design, frameColor, screenDpcm, material, hasCustomSizes, vals, resources, layout } = document;
  const { size, cells, photoBorder } = layout;
  const generator = Object.keys(vals).length > 0 ? [valsNode('generator', vals)] : [];
  const variation = { name: VARIATION, photoBorder: photoBorder ? writePhotoBorder(photoBorder) : undefined };
  return {
    name: 'template',
    attributes: { templateId, childTemplateId, designer, design, frameColor, screenDpcm, material: material || undefined, hasCustomSizes },
    children: [
      ...generator,
      { name: 'resources', children: resources.map((resource) => resourceNode(resource, baseUrl)) },
      { name: 'dopcanvas', attributes: { width: size.width, height: size.height } },
      { name: 'variation', attributes: variation, children: cells.map(layerNode) },
    ],
  };
}

function resourceNode({ id, type, source }: TemplateResource, baseUrl: string): XmlNode {
  const path = source.startsWith(baseUrl) ? source.slice(baseUrl.length) : source;
  return { name: 'resource', attributes: { id }, children: [{ name: 'version', attributes: { media: 'web', type, source: path } }] };
}
