import { type DigitShape, digitShapeFault } from '../catalogue/digit-shape.ts';
import type { Path } from '../geometry/path.ts';
import { readShapePath } from '../geometry/read-shape-path.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { childrenNamed, numberOf, refuse, textOf } from './read-element.ts';
import { writeXml } from './write-xml.ts';

/** A shape of a library: an outline in a viewport of its own units. */
export interface LibraryShape extends DigitShape {
  /** Id of the shape; for digit shapes the digit. [BORD-07] */
  readonly id: string;
}

const DIGITS = [...'0123456789'];

/** Largest number in units of a viewport. Drawing programs write no larger ones, and products of larger ones overflow. */
export const MAX_UNITS = 1_000_000;

/**
 * Reads a shape library: `<shapes><shape id="7" width="100" height="160" path="M…"/></shapes>`. A later shape with the same id replaces
 * an earlier one.
 *
 * @throws XmlFormatError for shapes without an id, or with an invalid size or outline
 * @see [BORD-05 … BORD-07] [HTTP-11] [HTTP-13]
 */
export function readShapesXml(text: string): ReadonlyMap<string, LibraryShape> {
  return shapesIn(parseXml(text), shapeOf);
}

/**
 * Reads the shape library of the digits 0 … 9. [HTTP-13]
 *
 * @returns the outlines, by digit
 * @throws XmlFormatError also for a missing digit, and for one that cannot be used for photos
 */
export function readDigitsXml(text: string): readonly DigitShape[] {
  const root = parseXml(text);
  const shapes = shapesIn(root, digitOf);
  return DIGITS.map((digit): DigitShape => {
    const { width, height, path, outline } = shapes.get(digit) ?? refuse(root, `there is no shape with id="${digit}"`);
    return { width, height, path, outline };
  });
}

export function writeDigitsXml(digits: readonly DigitShape[]): string {
  return writeShapesXml(new Map(digits.map((shape, digit) => [String(digit), { id: String(digit), ...shape }])));
}

function shapesIn(root: XmlElement, read: (element: XmlElement) => LibraryShape): ReadonlyMap<string, LibraryShape> {
  if (root.name !== 'shapes') refuse(root, `the root must be <shapes>, not <${root.name}>`);
  return new Map(
    childrenNamed(root, 'shape')
      .map(read)
      .map((shape) => [shape.id, shape]),
  );
}

function digitOf(element: XmlElement): LibraryShape {
  const shape = shapeOf(element);
  const fault = DIGITS.includes(shape.id) ? digitShapeFault(shape) : null;
  return fault === null ? shape : refuse(element, fault);
}

export function writeShapesXml(shapes: ReadonlyMap<string, LibraryShape>): string {
  const children = [...shapes.values()].map(({ id, width, height, path }) => ({ name: 'shape', attributes: { id, width, height, path } }));
  return writeXml({ name: 'shapes', children });
}

function shapeOf(element: XmlElement): LibraryShape {
  const id = textOf(element, 'id').trim();
  if (id === '') refuse(element, 'id is missing');
  const sides = { low: 0.000001, high: MAX_UNITS };
  const path = textOf(element, 'path') || element.text.trim();
  return {
    id,
    width: numberOf(element, 'width', sides),
    height: numberOf(element, 'height', sides),
    path,
    outline: outlineOfShape(element, path),
  };
}

/** Reads an outline from a document, and reports faults with their place. */
export function outlineOfShape(element: XmlElement, path: string): Path {
  try {
    return readShapePath(path);
  } catch (error) {
    if (error instanceof RangeError) return refuse(element, error.message);
    throw error;
  }
}
