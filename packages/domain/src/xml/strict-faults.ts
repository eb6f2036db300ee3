import { htmlOf } from './html-text.ts';
import type { XmlElement } from './parse-xml.ts';
import { shortened } from './read-element.ts';
import { type XmlFormatError, xmlFormatError } from './xml-format-error.ts';

/** Checks a value: returns its fault as the end of a sentence, such as 'must be true or false'; null for a valid one. */
export type ValueRule = (text: string) => string | null;

/** Strict rule of an element in a shop's file. Readers ignore what they do not know; this rule finds typing mistakes. */
export interface ElementRule {
  readonly values: Readonly<Record<string, ValueRule>>;
  readonly required?: readonly string[];
  /** True if values may also be child elements, as long texts are. */
  readonly hasFields?: boolean;
  /** Values whose child elements may contain HTML. */
  readonly markedUp?: readonly string[];
  readonly children?: Readonly<Record<string, ElementRule>>;
  /** Children that may occur only once, since the reader uses the first. */
  readonly once?: readonly string[];
  /** Checks the element as a whole. */
  readonly elementFault?: (element: XmlElement) => string | null;
}

/** Lists all violations of a rule in an element, in document order. */
export function strictFaults(element: XmlElement, rule: ElementRule): readonly XmlFormatError[] {
  const missing = (rule.required ?? []).filter((name) => !(name in element.attributes) && !fieldsNamed(element, rule, name).length);
  const whole = rule.elementFault?.(element) ?? null;
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
    const source = line === element.line ? element : { line, column: 0, place: element.place };
    const reason = valueFault(values, name, text);
    return reason === null ? [] : [xmlFormatError(source, reason)];
  });
}

function valueFault(values: ElementRule['values'], name: string, text: string): string | null {
  const rule = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!rule) return `unknown attribute ${shortened(name)}${suggestionFor(name, Object.keys(values))}`;
  const fault = rule(text);
  return fault === null ? null : `${name} ${fault}, not '${shortened(text)}'`;
}

/** Grouped by name, so that many children take linear time. */
function firstOfEachName({ children }: XmlElement): ReadonlyMap<string, XmlElement> {
  return new Map(children.toReversed().map((child) => [child.name, child]));
}

interface Child {
  readonly child: XmlElement;
  /** True if no earlier child has the same name. */
  readonly isFirst: boolean;
}

function childFaults(parent: XmlElement, { child, isFirst }: Child, rule: ElementRule): readonly XmlFormatError[] {
  const { values, children = {}, once = [], hasFields = false, markedUp = [] } = rule;
  const childRule = Object.hasOwn(children, child.name) ? children[child.name] : undefined;
  if (childRule && !isFirst && once.includes(child.name)) return [xmlFormatError(child, `${child.name} occurs twice`)];
  if (childRule) return strictFaults(child, childRule);
  const validNames = [...Object.keys(children), ...(hasFields ? Object.keys(values) : [])];
  if (!validNames.includes(child.name))
    return [xmlFormatError(child, `unknown element <${shortened(child.name)}>${suggestionFor(child.name, validNames)}`)];
  if (child.name in parent.attributes || !isFirst) return [xmlFormatError(child, `${child.name} occurs twice`)];
  const isMarkedUp = markedUp.includes(child.name);
  if (!isMarkedUp && child.children[0]) return [xmlFormatError(child, `${child.name} may not hold <${shortened(child.children[0].name)}>`)];
  const text = isMarkedUp ? htmlOf(child) : child.text.trim();
  const fault = values[child.name]?.(text) ?? null;
  return fault === null ? [] : [xmlFormatError(child, `${fault}, not '${shortened(text)}'`)];
}

function fieldsNamed(element: XmlElement, { hasFields = false }: ElementRule, name: string): readonly XmlElement[] {
  return hasFields ? element.children.filter((child) => child.name === name) : [];
}

/** Reports text between elements, which no reader uses. */
function strayText(element: XmlElement): readonly XmlFormatError[] {
  const text = element.text.trim();
  return text === '' ? [] : [xmlFormatError(element, `'${shortened(text)}' stands between its elements and belongs to none`)];
}

/** Suggests a known name that differs only in capitals or by one typing mistake. */
function suggestionFor(name: string, validNames: readonly string[]): string {
  const similarName =
    validNames.find((other) => other.toLowerCase() === name.toLowerCase()) ?? validNames.find((other) => isNear(name, other));
  return similarName === undefined ? '' : `; did you mean ${similarName}?`;
}

/** True if two words differ by one inserted, deleted or replaced letter, or by two transposed letters. */
function isNear(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [tail, otherTail] = [a.slice(start), b.slice(start)];
  if (Math.max(a.length, b.length) < 4) return false;
  const swapped = `${tail[1] ?? ''}${tail[0] ?? ''}${tail.slice(2)}`;
  return [tail.slice(1) === otherTail.slice(1), tail === otherTail.slice(1), tail.slice(1) === otherTail, swapped === otherTail].includes(
    true,
  );
}
