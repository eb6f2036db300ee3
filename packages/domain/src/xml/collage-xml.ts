import { isMaterialCode, type MaterialCode } from '../catalogue/material.ts';
import type { SizeCm } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { parseXml, type XmlElement, type XmlLimits } from './parse-xml.ts';
import { photoNode, readPhotos } from './photos-xml.ts';
import { allowChildren, onlyChild, refuse, shortened, sideOf, textOf } from './read-element.ts';
import type { SavedCollage, SavedCustomSize, SavedDocument, SavedPage } from './saved-collage.ts';
import { readTemplateElement, templateNode } from './template-xml.ts';
import { readUserdata, userdataNode } from './userdata-xml.ts';
import { writeXml, type XmlNode } from './write-xml.ts';

const MAX_ID = 64;
const MAX_PAGES = 50;
const CHILDREN = ['custom', 'template', 'templates', 'screenshot', 'photos', 'pages', 'userdata'];

/**
 * Reads a saved collage.
 *
 * Values that the buyer could have chosen differently are clamped; any other fault refuses the whole document, so that nothing is half
 * loaded. Ids are not looked up here; that is the task of the catalogue and the photo store.
 *
 * @throws XmlFormatError with line, place and reason
 * @see [CXML-01 … CXML-16]; the text is described in docs/integrate/collage-xml.md
 */
export function readCollageXml(text: string, limits: Partial<XmlLimits> = {}): SavedCollage {
  const root = parseXml(text, limits);
  if (root.name !== 'collage') refuse(root, `the root must be <collage>, not <${shortened(root.name)}>`);
  allowChildren(root, CHILDREN);
  const documents = readDocuments(root);
  const customSize = readCustomSize(onlyChild(root, 'custom'));
  const pages = readPages(root, documents);
  const { templateId, childTemplateId } = itemAt(pages, 0);
  const material = textOf(root, 'material');
  return {
    templateId,
    childTemplateId,
    size: readSize(root, documents, customSize),
    material: isMaterialCode(material) ? material : (documents[0]?.document.material ?? ''),
    customSize,
    layout: readLayoutHash(root),
    documents,
    screenshot: readScreenshot(onlyChild(root, 'screenshot')),
    photos: readPhotos(onlyChild(root, 'photos')),
    pages,
  };
}

/** Layouts inside a collage have no pictures of their own: pictures come only from the catalogue. [CXML-01] [CXML-02] */
function readDocuments(root: XmlElement): readonly SavedDocument[] {
  const several = onlyChild(root, 'templates');
  if (several) allowChildren(several, ['template']);
  const single = onlyChild(root, 'template');
  const elements = several?.children ?? (single ? [single] : []);
  if (elements.length > MAX_PAGES) refuse(root, `more than ${MAX_PAGES} templates`);
  return elements.map((element) => ({ ...idsOf(element), document: readTemplateElement(element, null) }));
}

interface Ids {
  readonly templateId: string;
  readonly childTemplateId: string;
}

function idsOf(element: XmlElement): Ids {
  const [templateId = '', childTemplateId = ''] = ['templateId', 'childTemplateId'].map((name) => {
    const id = textOf(element, name);
    return id.length <= MAX_ID ? id : refuse(element, `${name} '${shortened(id)}' is too long`);
  });
  return { templateId, childTemplateId };
}

/** Ids of pages, else of the template, else of the collage. [CXML-05] [CXML-07] */
function readPages(root: XmlElement, documents: readonly SavedDocument[]): readonly SavedPage[] {
  const pages = onlyChild(root, 'pages');
  const single = onlyChild(root, 'userdata');
  if (pages && single) refuse(single, 'userdata stands beside pages');
  const [rootIds, first] = [idsOf(root), documents[0]];
  const fallback = {
    templateId: first?.templateId || rootIds.templateId,
    childTemplateId: first?.childTemplateId || rootIds.childTemplateId,
  };
  if (!pages) return [readPage(root, fallback, 1)];
  allowChildren(pages, ['page']);
  const elements = pages.children;
  if (elements.length === 0) refuse(pages, 'pages is empty');
  if (elements.length > MAX_PAGES) refuse(pages, `more than ${MAX_PAGES} pages`);
  return elements.map((element) => {
    allowChildren(element, ['userdata']);
    const { templateId, childTemplateId } = idsOf(element);
    const ids = { templateId: templateId || fallback.templateId, childTemplateId: childTemplateId || fallback.childTemplateId };
    return readPage(element, ids, elements.length);
  });
}

function readPage(element: XmlElement, ids: Ids, pageCount: number): SavedPage {
  if (ids.templateId === '') refuse(element, 'templateId is missing');
  const userdata = onlyChild(element, 'userdata') ?? refuse(element, 'userdata is missing');
  return readUserdata(userdata, ids, pageCount);
}

const HASH = /^[0-9a-f]{64}$/;

function readLayoutHash(root: XmlElement): string {
  const hash = textOf(root, 'layout');
  return hash === '' || HASH.test(hash) ? hash : refuse(root, `layout '${shortened(hash)}' is not a hash`);
}

function readSize(root: XmlElement, documents: readonly SavedDocument[], customSize: SavedCustomSize | null): SizeCm {
  if ('width' in root.attributes || 'height' in root.attributes) return { width: sideOf(root, 'width'), height: sideOf(root, 'height') };
  const size = customSize ?? documents[0]?.document.layout.size ?? refuse(root, 'width and height are missing');
  return { width: size.width, height: size.height };
}

function readCustomSize(element: XmlElement | null): SavedCustomSize | null {
  if (!element) return null;
  allowChildren(element, []);
  return {
    width: sideOf(element, 'width'),
    height: sideOf(element, 'height'),
    materials: textOf(element, 'materials')
      .split(',')
      .filter((code): code is MaterialCode => code !== '' && isMaterialCode(code)),
    description: textOf(element, 'description'),
  };
}

/** Every JPEG in base64 begins with '/9j/'. */
const JPEG_BASE64 = /^\/9j\/[A-Za-z0-9+/]+={0,2}$/;

/** Reads the screenshot; anything but a JPEG is dropped, since a missing picture must not refuse a collage. [CXML-03] */
function readScreenshot(element: XmlElement | null): string {
  if (!element) return '';
  allowChildren(element, []);
  const data = element.text.replace(/\s+/g, '').replace(/^data:image\/jpeg;base64,/, '');
  return JPEG_BASE64.test(data) ? data : '';
}

/** Writes the canonical text of a collage: equal values give equal bytes, and reading it returns an equal value. */
export function writeCollageXml(saved: SavedCollage): string {
  const { templateId, childTemplateId, size, material, customSize, layout, documents, screenshot, photos, pages } = saved;
  return writeXml({
    name: 'collage',
    attributes: {
      templateId,
      childTemplateId,
      width: size.width,
      height: size.height,
      material: material || undefined,
      layout: layout || undefined,
    },
    children: [
      ...(customSize ? [customSizeNode(customSize)] : []),
      ...documentNodes(documents),
      ...(screenshot === '' ? [] : [{ name: 'screenshot', text: screenshot, isCdata: true }]),
      { name: 'photos', children: photos.map(photoNode) },
      ...pageNodes(pages),
    ],
  });
}

function customSizeNode({ width, height, materials, description }: SavedCustomSize): XmlNode {
  return { name: 'custom', attributes: { width, height, materials: materials.join(','), description: description || undefined } };
}

function documentNodes(documents: readonly SavedDocument[]): readonly XmlNode[] {
  const nodes = documents.map(({ templateId, childTemplateId, document }) => templateNode(document, { templateId, childTemplateId }));
  return nodes.length > 1 ? [{ name: 'templates', children: nodes }] : nodes;
}

function pageNodes(pages: readonly SavedPage[]): readonly XmlNode[] {
  if (pages.length === 1) return pages.map(userdataNode);
  const nodes = pages.map((page) => {
    const { templateId, childTemplateId } = page;
    return { name: 'page', attributes: { templateId, childTemplateId }, children: [userdataNode(page)] };
  });
  return [{ name: 'pages', children: nodes }];
}
