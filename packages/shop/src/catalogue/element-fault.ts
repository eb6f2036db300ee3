import type { XmlElement } from '@muro/domain';
import type { Fault, TextFault } from '../fault.ts';

export type FaultWithLevel = TextFault & Pick<Fault, 'level'>;

/** A fault of an element, or of one of its values: the line is that of the value. */
export function elementFault(
  element: XmlElement,
  reason: string,
  { value = '', level = 'error' }: Partial<{ value: string; level: Fault['level'] }> = {},
): FaultWithLevel {
  const line = element.attributeLines[value] ?? element.line;
  return { line, column: line === element.line ? element.column : 0, place: element.place, reason, level };
}

/** The sizes of a design's document, in the order in which they are read. */
export function sizeElements(root: XmlElement): readonly XmlElement[] {
  const children = root.children.find(({ name }) => name === 'children');
  return children?.children.filter(({ name }) => name === 'template') ?? [];
}
