import type { BoxCell, ClipCell, LayoutCell, OverlayCell, PhotoCell, ShapeCell, TextCell } from '../layouts/shared/layout.ts';
import { readColor, writeColor } from './colors.ts';
import type { XmlElement } from './parse-xml.ts';
import { allowChildren, childrenNamed, flagOf, lengthOf, numberOf, rectOf, refuse, textOf } from './read-element.ts';
import { MAX_UNITS, outlineOfShape } from './shapes-xml.ts';
import { PHOTO_SLOT, SHAPE_SLOT, TEXT_SLOT } from './slot-names.ts';
import type { XmlNode } from './write-xml.ts';

/**
 * Readers of the layers of a template document, by element name. Unknown slot names are refused: slots are keys of all contents of a
 * collage.
 *
 * @see [TXML-11 … TXML-22] [LAYER-11] [LAYER-14] [LAYER-15]
 */
const READERS: Readonly<Record<string, (element: XmlElement) => LayoutCell>> = {
  dopimage: readPhoto,
  doptext: readText,
  dopclip: readClip,
  dopoverlay: readOverlay,
  dopshapeoverlay: readShape,
  dopgamebox: readBox,
};

export const LAYER_NAMES: readonly string[] = Object.keys(READERS);

/** @throws XmlFormatError for a layer with invalid numbers or an unknown slot */
export function readLayer(element: XmlElement): LayoutCell {
  const read = Object.hasOwn(READERS, element.name) ? READERS[element.name] : undefined;
  return read ? read(element) : refuse(element, `<${element.name}> is not a layer`);
}

function readPhoto(element: XmlElement): PhotoCell {
  return {
    kind: 'photo',
    slot: slotOf(element, PHOTO_SLOT),
    ...rectOf(element),
    tiltDeg: numberOf(element, 'rotation', { low: -360, high: 360, otherwise: 0 }),
    printMargin: marginOf(element, 'printmargin'),
    cornerRadius: marginOf(element, 'cornerradius'),
    allowsText: flagOf(element, 'allowtext', true),
    ...(flagOf(element, 'card', true) ? {} : { hasCard: false as const }),
  };
}

function readText(element: XmlElement): TextCell {
  return { kind: 'text', slot: slotOf(element, TEXT_SLOT), ...rectOf(element), editable: flagOf(element, 'editable', true) };
}

function readClip(element: XmlElement): ClipCell {
  const units = { low: 0.000001, high: MAX_UNITS };
  const path = textOf(element, 'path');
  const outline = outlineOfShape(element, path);
  if (outline.length === 0) refuse(element, 'path is empty');
  return {
    kind: 'clip',
    slot: slotOf(element, PHOTO_SLOT),
    ...rectOf(element),
    state: flagOf(element, 'state', true),
    viewportWidth: numberOf(element, 'viewportWidth', units),
    viewportHeight: numberOf(element, 'viewportHeight', units),
    path,
    outline,
  };
}

function readOverlay(element: XmlElement): OverlayCell {
  const resource = textOf(element, 'resource');
  return { kind: 'overlay', ...rectOf(element), resource: resource === '' ? refuse(element, 'resource is missing') : resource };
}

function readShape(element: XmlElement): ShapeCell {
  allowChildren(element, ['rectangle', 'circle']);
  return {
    kind: 'shape',
    slot: slotOf(element, SHAPE_SLOT),
    ...rectOf(element),
    printMargin: marginOf(element, 'printmargin'),
    defaultColor: readColor(textOf(element, 'defaultcolor'), '#ffffff'),
    rectangles: childrenNamed(element, 'rectangle').map((rectangle) => ({
      ...rectOf(rectangle),
      isFilled: flagOf(rectangle, 'isfilled', true),
      borderRadius: marginOf(rectangle, 'borderradius'),
      borderWidth: marginOf(rectangle, 'borderwidth'),
    })),
    circles: childrenNamed(element, 'circle').map(rectOf),
  };
}

function readBox(element: XmlElement): BoxCell {
  return {
    kind: 'box',
    ...rectOf(element),
    border: flagOf(element, 'border'),
    borderWidth: marginOf(element, 'borderWidth'),
    margin: lengthOf(element, 'margin', 0),
    blockCorner: flagOf(element, 'blockCorner'),
    noSides: flagOf(element, 'noSides'),
    transparencyBorder: numberOf(element, 'transparencyBorder', { low: 0, high: 1, otherwise: 1 }),
    color: readColor(textOf(element, 'color'), '#000000'),
    backgroundColor: readColor(textOf(element, 'backgroundColor'), ''),
  };
}

/** A length that cannot be negative, cm; 0 by default. */
function marginOf(element: XmlElement, name: string): number {
  return numberOf(element, name, { low: 0, high: 200, otherwise: 0 });
}

function slotOf(element: XmlElement, names: RegExp): string {
  const slot = textOf(element, 'slot');
  return names.test(slot) ? slot : refuse(element, `slot '${slot.slice(0, 40)}' is none of ${element.name}`);
}

/** [GXML-07 … GXML-12] */
export function layerNode(cell: LayoutCell): XmlNode {
  const { x, y, width, height } = cell;
  const place = { x, y, width, height };
  if (cell.kind === 'text') return { name: 'doptext', attributes: { slot: cell.slot, ...place, editable: cell.editable } };
  if (cell.kind === 'overlay') return { name: 'dopoverlay', attributes: { ...place, resource: cell.resource } };
  if (cell.kind === 'photo') return photoNode(cell, place);
  if (cell.kind === 'clip') {
    const { slot, state, viewportWidth, viewportHeight, path } = cell;
    return { name: 'dopclip', attributes: { slot, ...place, state, viewportWidth, viewportHeight, path } };
  }
  return cell.kind === 'shape' ? shapeNode(cell, place) : boxNode(cell, place);
}

type Place = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

function photoNode({ slot, tiltDeg, printMargin, cornerRadius, allowsText, hasCard }: PhotoCell, place: Place): XmlNode {
  const optionalAttributes = {
    cornerradius: cornerRadius > 0 ? cornerRadius : undefined,
    allowtext: allowsText ? undefined : false,
    card: hasCard,
  };
  return { name: 'dopimage', attributes: { slot, ...place, rotation: tiltDeg, printmargin: printMargin, ...optionalAttributes } };
}

function shapeNode({ slot, printMargin, defaultColor, rectangles, circles }: ShapeCell, place: Place): XmlNode {
  const children = [
    ...rectangles.map(({ isFilled, borderRadius, borderWidth, ...rect }) => ({
      name: 'rectangle',
      attributes: { ...placeOf(rect), isfilled: isFilled, borderradius: borderRadius, borderwidth: borderWidth },
    })),
    ...circles.map((circle) => ({ name: 'circle', attributes: placeOf(circle) })),
  ];
  return {
    name: 'dopshapeoverlay',
    attributes: { slot, ...place, printmargin: printMargin, defaultcolor: writeColor(defaultColor) },
    children,
  };
}

function boxNode(cell: BoxCell, place: Place): XmlNode {
  const { border, borderWidth, margin, blockCorner, noSides, transparencyBorder } = cell;
  const colors = { color: writeColor(cell.color), backgroundColor: writeColor(cell.backgroundColor) || undefined };
  return { name: 'dopgamebox', attributes: { ...place, border, borderWidth, margin, blockCorner, noSides, transparencyBorder, ...colors } };
}

function placeOf({ x, y, width, height }: Place): Place {
  return { x, y, width, height };
}
