import { MAX_ZOOM, MIN_ZOOM } from '../photo/crop.ts';
import { knownEffect } from '../photo/effect.ts';
import { FAVOURITE_WEIGHTS, type PhotoPreference } from '../photo/photo-preference.ts';
import { straightenView, uncutView } from '../photo/turn-view.ts';
import type { PhotoView } from '../photo/view.ts';
import { readColor, writeColor } from './colors.ts';
import type { XmlElement } from './parse-xml.ts';
import { photoIdOf, readQuarterTurn } from './photos-xml.ts';
import { allowChildren, flagOf, onlyChild, parseNumber, refuse, shortened, textOf } from './read-element.ts';
import { NO_DPI, type SavedFill, type SavedItem, type SavedPage, USERDATA_VERSION } from './saved-collage.ts';
import { PHOTO_SLOT, SHAPE_SLOT, TEXT_SLOT } from './slot-names.ts';
import { INNER, readTextData, textNode } from './text-xml.ts';
import type { XmlNode } from './write-xml.ts';

/** Default colours of pages. [LOAD-04] [LOAD-05] */
const SINGLE_PAGE_COLOR = '#000000';
const SEVERAL_PAGES_COLOR = '#8a8c8e';

/** The value of `fit` for an uncut photo; other photos fill their slot. */
const WHOLE = 'whole';

/** The value of `placed` for a photo that follows its subject. */
const AUTO = 'auto';

interface PageIds {
  readonly templateId: string;
  readonly childTemplateId: string;
}

/**
 * Reads the contents of one page.
 *
 * The last entry for a slot wins. Zoom, focus, rotation, straightening, effect and colours are clamped; unknown slots,
 * invalid photo ids, unknown elements and other versions are refused.
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

/** Reads one entry; null for an invalid colour. */
function readItem(element: XmlElement): SavedItem | null {
  const read = Object.hasOwn(ITEM_READERS, element.name) ? ITEM_READERS[element.name] : undefined;
  return read ? read(element) : refuse(element, `userdata may not hold <${element.name}>`);
}

const ITEM_READERS: Readonly<Record<string, (element: XmlElement) => SavedItem | null>> = {
  dopimage: readPhotoItem,
  doptext: (element) => ({ kind: 'text', slot: emptySlotOf(element, TEXT_SLOT), text: readTextData(element) }),
  dopshapeoverlay: (element) => readShapeItem(element, emptySlotOf(element, SHAPE_SLOT)),
  dopclip: (element) => ({ kind: 'clip', slot: emptySlotOf(element, PHOTO_SLOT) }),
};

function emptySlotOf(element: XmlElement, names: RegExp): string {
  allowChildren(element, []);
  return slotOf(element, names);
}

function slotOf(element: XmlElement, names: RegExp): string {
  const slot = textOf(element, 'position');
  return names.test(slot) ? slot : refuse(element, `'${shortened(slot)}' is not a slot of ${element.name}`);
}

function readPhotoItem(element: XmlElement): SavedItem {
  allowChildren(element, ['photo', 'doptext']);
  const photo = onlyChild(element, 'photo');
  const inner = onlyChild(element, 'doptext');
  if (inner && textOf(inner, 'position') !== INNER) refuse(inner, `a text on a photo has position '${INNER}'`);
  const dpi = parseNumber(textOf(element, 'dpi'));
  return {
    kind: 'photo',
    slot: slotOf(element, PHOTO_SLOT),
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
    view: readView(photo),
    effect: effect ? knownEffect(textOf(effect, 'type')) : '',
    ...readPreference(photo),
  };
}

function readView(photo: XmlElement): PhotoView {
  const view: PhotoView = {
    focusX: within(textOf(photo, 'x'), { low: 0, high: 1, otherwise: 0.5 }),
    focusY: within(textOf(photo, 'y'), { low: 0, high: 1, otherwise: 0.5 }),
    zoom: within(textOf(photo, 'zoom'), { low: MIN_ZOOM, high: MAX_ZOOM, otherwise: MIN_ZOOM }),
    quarterTurn: readQuarterTurn(textOf(photo, 'rotation')),
    ...(flagOf(photo, 'mirror') && { isMirrored: true }),
    ...(textOf(photo, 'placed') === AUTO && { followsSubject: true }),
  };
  return uncutView(straightenView(view, parseNumber(textOf(photo, 'straighten'))), textOf(photo, 'fit') === WHOLE);
}

/** Reads the preferences of a photo: favourite and locked. */
function readPreference(photo: XmlElement): PhotoPreference {
  const favour = FAVOURITE_WEIGHTS.find((favouriteWeight) => favouriteWeight === parseNumber(textOf(photo, 'favourite')));
  return { ...(favour && { favour }), ...(flagOf(photo, 'locked') && { isLocked: true }) };
}

function within(
  text: string,
  { low, high, otherwise }: { readonly low: number; readonly high: number; readonly otherwise: number },
): number {
  const value = parseNumber(text);
  return Number.isNaN(value) ? otherwise : Math.max(low, Math.min(high, value));
}

/** Reads the colour of a shape; null for an invalid one, which leaves the template's colour. */
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

function fillNode({ photoId, view, effect, favour, isLocked }: SavedFill): XmlNode {
  const { zoom, focusX, focusY, quarterTurn, isMirrored, straightenDeg, isUncut, followsSubject } = view;
  const look = { ...(isMirrored && { mirror: true }), ...(straightenDeg && { straighten: straightenDeg }), ...(isUncut && { fit: WHOLE }) };
  const placed = followsSubject ? AUTO : undefined;
  return {
    name: 'photo',
    attributes: { id: photoId, zoom, x: focusX, y: focusY, rotation: quarterTurn, placed, ...look, favourite: favour, locked: isLocked },
    children: effect === '' ? [] : [{ name: 'imageeffect', attributes: { type: effect } }],
  };
}
