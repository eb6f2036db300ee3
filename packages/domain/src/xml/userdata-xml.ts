import { MAX_ZOOM, MIN_ZOOM } from '../photo/crop.ts';
import { knownEffect } from '../photo/effect.ts';
import { readColor, writeColor } from './colors.ts';
import type { XmlElement } from './parse-xml.ts';
import { photoIdOf, readQuarterTurn } from './photos-xml.ts';
import { allowChildren, flagOf, onlyChild, parseNumber, refuse, shortened, textOf } from './read-element.ts';
import { NO_DPI, type SavedFill, type SavedItem, type SavedPage, USERDATA_VERSION } from './saved-collage.ts';
import { PHOTO_SLOT, SHAPE_SLOT, TEXT_SLOT } from './slots.ts';
import { INNER, readTextData, textNode } from './text-xml.ts';
import type { XmlNode } from './write-xml.ts';

/** Colours of pages that do not say theirs. [LOAD-04] [LOAD-05] */
const SINGLE_PAGE_COLOR = '#000000';
const SEVERAL_PAGES_COLOR = '#8a8c8e';

interface PageIds {
  readonly templateId: string;
  readonly childTemplateId: string;
}

/**
 * What was put into one page.
 *
 * Slots that nobody knows are left out; of two entries for one slot the last counts. Zoom, focus, rotation, effect and
 * colours settle into their bounds; a photo id that is no number, an element nobody knows and another version are refused.
 *
 * @see [CXML-06 … CXML-16] [LOAD-03 … LOAD-05]
 */
export function readUserdata(element: XmlElement, ids: PageIds, pageCount: number): SavedPage {
  const version = textOf(element, 'version');
  if (version !== USERDATA_VERSION) refuse(element, `userdata must have version ${USERDATA_VERSION}, not '${shortened(version)}'`);
  const items = new Map<string, SavedItem>();
  for (const child of element.children) {
    const item = readItem(child);
    if (item) items.set(`${item.kind} ${item.slot}`, item);
  }
  return {
    ...ids,
    photoBackgroundColor: readColor(textOf(element, 'photobordercolor'), pageCount > 1 ? SEVERAL_PAGES_COLOR : SINGLE_PAGE_COLOR),
    photoBorderColorAutomatic: flagOf(element, 'photoborderautomaticcolor'),
    items: [...items.values()],
  };
}

/** Null for a slot that no layout has. */
function readItem(element: XmlElement): SavedItem | null {
  const slot = textOf(element, 'position');
  if (element.name === 'dopimage') {
    allowChildren(element, ['photo', 'doptext']);
    const item = readPhotoItem(element, slot);
    return PHOTO_SLOT.test(slot) ? item : null;
  }
  allowChildren(element, []);
  if (element.name === 'doptext') return TEXT_SLOT.test(slot) ? { kind: 'text', slot, text: readTextData(element) } : null;
  if (element.name === 'dopshapeoverlay') return SHAPE_SLOT.test(slot) ? readShapeItem(element, slot) : null;
  if (element.name === 'dopclip') return PHOTO_SLOT.test(slot) ? { kind: 'clip', slot } : null;
  return refuse(element, `userdata may not hold <${element.name}>`);
}

function readPhotoItem(element: XmlElement, slot: string): SavedItem {
  const photo = onlyChild(element, 'photo');
  const inner = onlyChild(element, 'doptext');
  if (inner && textOf(inner, 'position') !== INNER) refuse(inner, `a text on a photo has position '${INNER}'`);
  const dpi = parseNumber(textOf(element, 'dpi'));
  return {
    kind: 'photo',
    slot,
    dpi: photo && dpi >= 0 && dpi < Number.POSITIVE_INFINITY ? dpi : NO_DPI,
    fill: photo ? readFill(photo) : null,
    text: photo && inner ? readTextData(inner) : null,
  };
}

/** [CXML-08] */
function readFill(photo: XmlElement): SavedFill {
  allowChildren(photo, ['imageeffect']);
  const effect = onlyChild(photo, 'imageeffect');
  return {
    photoId: photoIdOf(photo),
    view: {
      focusX: within(textOf(photo, 'x'), { low: 0, high: 1, otherwise: 0.5 }),
      focusY: within(textOf(photo, 'y'), { low: 0, high: 1, otherwise: 0.5 }),
      zoom: within(textOf(photo, 'zoom'), { low: MIN_ZOOM, high: MAX_ZOOM, otherwise: MIN_ZOOM }),
      quarterTurn: readQuarterTurn(textOf(photo, 'rotation')),
    },
    effect: effect ? knownEffect(textOf(effect, 'type')) : '',
  };
}

function within(
  text: string,
  { low, high, otherwise }: { readonly low: number; readonly high: number; readonly otherwise: number },
): number {
  const value = parseNumber(text);
  return Number.isNaN(value) ? otherwise : Math.max(low, Math.min(high, value));
}

/** A colour that is none leaves the shape as the template has it. */
function readShapeItem(element: XmlElement, slot: string): SavedItem | null {
  const color = readColor(textOf(element, 'color'), '');
  return color === '' ? null : { kind: 'shape', slot, color };
}

export function userdataNode({ photoBackgroundColor, photoBorderColorAutomatic, items }: SavedPage): XmlNode {
  return {
    name: 'userdata',
    attributes: {
      variation: 'default',
      version: USERDATA_VERSION,
      photobordercolor: writeColor(photoBackgroundColor),
      photoborderautomaticcolor: photoBorderColorAutomatic,
    },
    children: items.map(itemNode),
  };
}

function itemNode(item: SavedItem): XmlNode {
  if (item.kind === 'text') return textNode(item.slot, item.text);
  if (item.kind === 'shape') return { name: 'dopshapeoverlay', attributes: { position: item.slot, color: writeColor(item.color) } };
  if (item.kind === 'clip') return { name: 'dopclip', attributes: { position: item.slot } };
  const children = item.fill ? [fillNode(item.fill), ...(item.text ? [textNode(INNER, item.text)] : [])] : [];
  return { name: 'dopimage', attributes: { position: item.slot, dpi: item.dpi }, children };
}

function fillNode({ photoId, view, effect }: SavedFill): XmlNode {
  const { zoom, focusX, focusY, quarterTurn } = view;
  return {
    name: 'photo',
    attributes: { id: photoId, zoom, x: focusX, y: focusY, rotation: quarterTurn },
    children: effect === '' ? [] : [{ name: 'imageeffect', attributes: { type: effect } }],
  };
}
