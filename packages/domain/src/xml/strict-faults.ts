import { htmlOf } from './html-text.ts';
import type { XmlElement } from './parse-xml.ts';
import { shortened } from './read-element.ts';
import { type XmlFormatError, xmlFormatError } from './xml-format-error.ts';

/** What is wrong with a value, as the end of a sentence: 'must be true or false'; null for a good one. */
export type ValueRule = (text: string) => string | null;

/** What an element of a shop's file may hold. A reader takes what it knows; this finds what the shop meant and mistyped. */
export interface ElementRule {
  readonly values: Readonly<Record<string, ValueRule>>;
  readonly required?: readonly string[];
  /** Values may also stand as child elements, the way long texts do. */
  readonly hasFields?: boolean;
  /** Of these values as child elements the content may be marked up. */
  readonly markedUp?: readonly string[];
  readonly children?: Readonly<Record<string, ElementRule>>;
  /** Of these children the reader takes the first alone. */
  readonly once?: readonly string[];
  /** What is wrong with the element as a whole. */
  readonly whole?: (element: XmlElement) => string | null;
}

/** Everything in an element that breaks its rule, in the order of the document. */
export function strictFaults(element: XmlElement, rule: ElementRule): readonly XmlFormatError[] {
  const missing = (rule.required ?? []).filter((name) => !(name in element.attributes) && !fieldsNamed(element, rule, name).length);
  const whole = rule.whole?.(element) ?? null;
  const firsts = firstOfEachName(element);
  return [
    ...missing.map((name) => xmlFormatError(element, `${name} is missing`)),
    ...(whole === null ? [] : [xmlFormatError(element, whole)]),
    ...attributeFaults(element, rule),
    ...strayText(element),
    ...element.children.flatMap((child) => childFaults(element, { child, isFirst: firsts.get(child.name) === child }, rule)),
  ];
}

function attributeFaults(element: XmlElement, { values }: ElementRule): readonly XmlFormatError[] {
  return Object.entries(element.attributes).flatMap(([name, text]) => {
    const line = element.attributeLines[name] ?? element.line;
    const at = line === element.line ? element : { line, column: 0, place: element.place };
    const reason = valueFault(values, name, text);
    return reason === null ? [] : [xmlFormatError(at, reason)];
  });
}

function valueFault(values: ElementRule['values'], name: string, text: string): string | null {
  const rule = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!rule) return `nobody knows the attribute ${shortened(name)}${meant(name, Object.keys(values))}`;
  const fault = rule(text);
  return fault === null ? null : `${name} ${fault}, not '${shortened(text)}'`;
}

/** By name, so that many children cost no search for each of them. */
function firstOfEachName({ children }: XmlElement): ReadonlyMap<string, XmlElement> {
  return new Map(children.toReversed().map((child) => [child.name, child]));
}

interface Child {
  readonly child: XmlElement;
  /** No child before it has its name. */
  readonly isFirst: boolean;
}

function childFaults(parent: XmlElement, { child, isFirst }: Child, rule: ElementRule): readonly XmlFormatError[] {
  const { values, children = {}, once = [], hasFields = false, markedUp = [] } = rule;
  const own = Object.hasOwn(children, child.name) ? children[child.name] : undefined;
  if (own && !isFirst && once.includes(child.name)) return [xmlFormatError(child, `${child.name} stands twice`)];
  if (own) return strictFaults(child, own);
  const known = [...Object.keys(children), ...(hasFields ? Object.keys(values) : [])];
  if (!known.includes(child.name)) return [xmlFormatError(child, `nobody knows <${shortened(child.name)}>${meant(child.name, known)}`)];
  if (child.name in parent.attributes || !isFirst) return [xmlFormatError(child, `${child.name} stands twice`)];
  const isMarkedUp = markedUp.includes(child.name);
  if (!isMarkedUp && child.children[0]) return [xmlFormatError(child, `${child.name} may not hold <${shortened(child.children[0].name)}>`)];
  const text = isMarkedUp ? htmlOf(child) : child.text.trim();
  const fault = values[child.name]?.(text) ?? null;
  return fault === null ? [] : [xmlFormatError(child, `${fault}, not '${shortened(text)}'`)];
}

function fieldsNamed(element: XmlElement, { hasFields = false }: ElementRule, name: string): readonly XmlElement[] {
  return hasFields ? element.children.filter((child) => child.name === name) : [];
}

/** Words between elements, which no reader looks at. */
function strayText(element: XmlElement): readonly XmlFormatError[] {
  const text = element.text.trim();
  return text === '' ? [] : [xmlFormatError(element, `'${shortened(text)}' stands between its elements and belongs to none`)];
}

/** The known name that differs in its capitals only, or in a letter. */
function meant(name: string, known: readonly string[]): string {
  const same = known.find((other) => other.toLowerCase() === name.toLowerCase()) ?? known.find((other) => isNear(name, other));
  return same === undefined ? '' : `; did you mean ${same}?`;
}

/** Whether two words differ by one letter more, less or other, or by two that changed places. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (Math.max(one.length, other.length) < 4) return false;
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return [rest.slice(1) === otherRest.slice(1), rest === otherRest.slice(1), rest.slice(1) === otherRest, swapped === otherRest].includes(
    true,
  );
}
