import { htmlOf } from './html-text.ts';
import type { XmlElement } from './parse-xml.ts';
import { xmlFormatError } from './xml-format-error.ts';

/** Largest length or coordinate of a template, cm. */
export const MAX_LENGTH = 400;

/** Throws: the element is not valid. */
export function refuse(element: XmlElement, reason: string): never {
  throw xmlFormatError(element, reason);
}

export function childNamed(element: XmlElement, name: string): XmlElement | null {
  return element.children.find((child) => child.name === name) ?? null;
}

export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The only child with this name, or null; a second one is refused. */
export function onlyChild(element: XmlElement, name: string): XmlElement | null {
  const [first = null, second] = childrenNamed(element, name);
  return second ? refuse(second, `${element.name} may hold only one ${name}`) : first;
}

/** Refuses children with other names, so that contents of newer or foreign documents are not dropped silently. */
export function allowChildren(element: XmlElement, names: readonly string[]): void {
  const foreign = element.children.find(({ name }) => !names.includes(name));
  if (foreign) refuse(foreign, `${element.name} may not hold <${foreign.name}>`);
}

/** Text of an attribute; '' if it is missing. */
export function textOf(element: XmlElement, name: string): string {
  return element.attributes[name] ?? '';
}

/** Text of an attribute or, for long texts, of a child element. */
export function fieldOf(element: XmlElement, name: string): string {
  const field = childNamed(element, name);
  if (field?.children[0]) refuse(field, `${name} may not hold <${shortened(field.children[0].name)}>`);
  return element.attributes[name] ?? field?.text.trim() ?? '';
}

/** HTML of an attribute or a child element, whose content may be marked up. */
export function htmlFieldOf(element: XmlElement, name: string): string {
  const field = childNamed(element, name);
  return element.attributes[name] ?? (field ? htmlOf(field) : '');
}

/** True for the text 'true'; a missing flag is `otherwise`. [TPL-07] */
export function flagOf(element: XmlElement, name: string, otherwise = false): boolean {
  const text = fieldOf(element, name).trim();
  return text === '' ? otherwise : text.toLowerCase() === 'true';
}

/** Unambiguous pattern: with `\d+\.?\d*` a long row of digits before a letter would take quadratic time. */
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Parses a decimal number; NaN for anything else, including 'Infinity', '0x1f' and ''. */
export function parseNumber(text: string): number {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
}

interface NumberRule {
  readonly low: number;
  readonly high: number;
  /** Value of a missing attribute; without it a missing attribute is refused. */
  readonly otherwise?: number;
}

/** Reads a finite number between `low` and `high`. */
export function numberOf(element: XmlElement, name: string, { low, high, otherwise }: NumberRule): number {
  const text = element.attributes[name];
  if (text === undefined) return otherwise ?? refuse(element, `${name} is missing`);
  const value = parseNumber(text);
  if (!(value >= low && value <= high)) refuse(element, `${name} must be a number from ${low} to ${high}, not '${shortened(text)}'`);
  return value + 0;
}

/** Reads a coordinate or distance, cm. */
export function lengthOf(element: XmlElement, name: string, otherwise?: number): number {
  return numberOf(element, name, { low: -MAX_LENGTH, high: MAX_LENGTH, ...(otherwise === undefined ? {} : { otherwise }) });
}

/** Reads a side, cm: above 0. */
export function sideOf(element: XmlElement, name: string): number {
  const length = lengthOf(element, name);
  return length > 0 ? length : refuse(element, `${name} must be above 0, not '${shortened(textOf(element, name))}'`);
}

export function rectOf(element: XmlElement): { x: number; y: number; width: number; height: number } {
  return { x: lengthOf(element, 'x', 0), y: lengthOf(element, 'y', 0), width: sideOf(element, 'width'), height: sideOf(element, 'height') };
}

/** Shortens text from outside for a message. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
