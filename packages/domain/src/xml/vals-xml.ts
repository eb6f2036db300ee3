import type { XmlElement } from './parse-xml.ts';
import { allowChildren, textOf } from './read-element.ts';
import type { XmlNode } from './write-xml.ts';

/** Reads name and value pairs. [GXML-03] */
export function readVals(element: XmlElement | null): Readonly<Record<string, string>> {
  if (!element) return {};
  allowChildren(element, ['val']);
  return Object.fromEntries(element.children.map((val) => [textOf(val, 'name'), textOf(val, 'value')]));
}

/** Returns the element that `readVals` reads. */
export function valsNode(name: string, vals: Readonly<Record<string, string>>): XmlNode {
  return { name, children: Object.entries(vals).map(([key, value]) => ({ name: 'val', attributes: { name: key, value } })) };
}
