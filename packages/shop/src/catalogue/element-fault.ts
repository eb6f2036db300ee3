import type { XmlElement } from '@muro/domain';
import type { Fault, TextFault } from '../files/fault.ts';

export type FaultWithLevel = TextFault & Pick<Fault, 'level'>;

/** Returns a fault at an element, or at the line of one of its attributes. */
export function elementFault(
  element: XmlElement,
  reason: string,
  { value = '', level = 'error' }: Partial<{ value: string; level: Fault['level'] }> = {},
): FaultWithLevel {
  const line = element.attributeLines[value] ?? element.line;
  return { line, column: line === element.line ? element.column : 0, place: element.place, reason, level };
}

/** Returns the size elements of a design's document, in reading order. */
export function sizeElements(root: XmlElement): readonly XmlElement[] {
  const children = root.children.find(({ name }) => name === 'children');
  return children?.children.filter(({ name }) => name === 'template') ?? [];
}
