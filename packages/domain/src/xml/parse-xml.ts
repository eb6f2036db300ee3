import { SaxesParser } from 'saxes';
import { runSteps } from '../units/run-steps.ts';
import { bareAmpersand } from './bare-ampersand.ts';
import { lineAt, openValue } from './open-value.ts';
import { type XmlPosition, xmlFormatError } from './xml-format-error.ts';

/** An element with its contents. `attributes` has no prototype, so that no name from outside can reach one. */
export interface XmlElement extends XmlPosition {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The line in which each attribute ends. */
  readonly attributeLines: Readonly<Record<string, number>>;
  readonly children: readonly XmlElement[];
  /** Character data and CDATA directly inside, concatenated, as written. */
  readonly text: string;
  /** The same in separate pieces, in their order among the children. */
  readonly content: readonly (string | XmlElement)[];
}

export interface XmlLimits {
  readonly maxChars: number;
  readonly maxDepth: number;
  readonly maxElements: number;
  readonly maxAttributes: number;
}

export const XML_LIMITS: XmlLimits = { maxChars: 2_000_000, maxDepth: 50, maxElements: 20_000, maxAttributes: 100 };

/** Longest name of an element: it is repeated in the place of every element below. */
const MAX_NAME = 256;

interface OpenElement extends XmlPosition {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly attributeLines: Record<string, number>;
  readonly children: OpenElement[];
  text: string;
  readonly content: (string | OpenElement)[];
  /** Number of children per name, for their places. */
  readonly counts: Map<string, number>;
}

/** State of a parse. */
interface Reading {
  readonly text: string;
  readonly limits: XmlLimits;
  readonly parser: SaxesParser;
  readonly stack: OpenElement[];
  /** The element that was closed last: in the end the root. */
  closed: OpenElement | null;
  elements: number;
  /** Number of attributes of the current element. */
  attributes: number;
  /** Start and end offset of its last attribute. */
  attribute: readonly [from: number, to: number];
}

/** Characters that `parseXmlSteps` reads between two steps. */
const STEP_CHARS = 4096;

/**
 * Parses one XML 1.0 document into plain values; used by every reader of this product.
 *
 * Besides malformed documents it refuses a DOCTYPE (so only the five predefined entities exist), processing instructions other than
 * the XML declaration, other encodings than UTF-8, and anything beyond `limits`. It never fetches anything.
 *
 * @throws XmlFormatError with line, column and the element's path
 * @see [TPL-01]
 */
export function parseXml(text: string, limits: Partial<XmlLimits> = {}): XmlElement {
  return runSteps(parseXmlSteps(text, limits));
}

/** Does the same in short steps, so that a page can draw and answer between them. */
export function* parseXmlSteps(text: string, limits: Partial<XmlLimits> = {}): Generator<void, XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const reading: Reading = { text, limits: { ...XML_LIMITS, ...limits }, parser, stack: [], closed: null, ...NOTHING_READ };
  const { maxChars } = reading.limits;
  if (text.length > maxChars) refuse(reading, `the document has ${text.length} characters, more than ${maxChars}`);

  parser.on('error', ({ message }) => malformed(reading, message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')));
  parser.on('doctype', () => refuse(reading, 'a DOCTYPE is not allowed'));
  parser.on('processinginstruction', () => refuse(reading, 'processing instructions are not allowed'));
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') refuse(reading, `the encoding must be UTF-8, not ${encoding}`);
  });
  parser.on('opentagstart', ({ name }) => beginElement(reading, name));
  parser.on('attribute', ({ name, value }) => addAttribute(reading, name, value));
  parser.on('closetag', () => {
    reading.closed = reading.stack.pop() ?? null;
  });
  parser.on('text', (data) => addText(reading, data));
  parser.on('cdata', (data) => addText(reading, data));

  const bare = bareAmpersand(text);
  const readable = bare ? text.slice(0, bare.at) : text;
  for (let offset = 0; offset < readable.length; offset += STEP_CHARS) {
    parser.write(readable.slice(offset, offset + STEP_CHARS));
    yield;
  }
  if (bare) refuse(reading, bare.reason, { ...position(reading), column: parser.column + 1 });
  parser.close();
  return reading.closed ?? refuse(reading, 'the document is empty');
}

const NOTHING_READ = { elements: 0, attributes: 0, attribute: [0, 0] } as const;

function refuse(reading: Reading, reason: string, failurePosition = position(reading)): never {
  throw xmlFormatError(failurePosition, reason);
}

/** Clearer reasons for messages of the parser. */
const REASONS: Readonly<Record<string, string>> = {
  'disallowed character': 'a value may not hold < (write &lt;) or a control character',
  'disallowed character in tag name': '< must be written as &lt;',
  'unexpected end': 'ends in the middle',
  'document must contain a root element': 'is empty',
  'unquoted attribute value': 'a value stands in "quotes"',
  'disallowed character in attribute name': 'a quotation mark or a > is missing',
};

/**
 * Reports a parse error at its probable cause: the parser reports where it noticed it, but the cause is often an unclosed element or
 * value.
 */
function malformed(reading: Reading, message: string): never {
  const { text, parser, stack, closed, attribute } = reading;
  const open = message.startsWith('unclosed tag') ? stack.at(-1) : message === 'unexpected close tag' ? closed : null;
  if (open) refuse(reading, `<${open.name}> is not closed`, open);
  const [from, to] = message === 'disallowed character' ? [attribute[1], parser.position] : attribute;
  const value = /attribute|character$/.test(message) ? openValue(text.slice(from, to)) : null;
  if (value) refuse(reading, value.reason, { ...position(reading), line: lineAt(text, to) - value.lines, column: 0 });
  return refuse(reading, REASONS[message] ?? message);
}

function beginElement(reading: Reading, name: string): void {
  const { limits, parser, stack } = reading;
  reading.attributes = 0;
  reading.attribute = [parser.position, parser.position];
  reading.elements += 1;
  if (name.length > MAX_NAME) refuse(reading, `a name has more than ${MAX_NAME} characters`);
  if (reading.elements > limits.maxElements) refuse(reading, `more than ${limits.maxElements} elements`);
  if (stack.length >= limits.maxDepth) refuse(reading, `elements are nested deeper than ${limits.maxDepth}`);
  stack.push(openElement(name, parser, stack.at(-1)));
}

function addAttribute(reading: Reading, name: string, value: string): void {
  const { limits, parser, stack } = reading;
  reading.attributes += 1;
  reading.attribute = [reading.attribute[1], parser.position];
  if (reading.attributes > limits.maxAttributes) refuse(reading, `more than ${limits.maxAttributes} attributes`);
  const element = stack.at(-1) as OpenElement;
  if (name in element.attributes) refuse(reading, `attribute ${name} occurs twice`);
  element.attributes[name] = value;
  element.attributeLines[name] = parser.line;
}

function addText({ stack }: Reading, data: string): void {
  const element = stack.at(-1);
  if (!element) return;
  element.text += data;
  element.content.push(data);
}

function position({ parser, stack }: Reading): XmlPosition {
  return { line: parser.line, column: parser.column, place: stack.at(-1)?.place ?? '' };
}

function openElement(name: string, parser: SaxesParser, parent: OpenElement | undefined): OpenElement {
  const nth = (parent?.counts.get(name) ?? 0) + 1;
  const step = nth === 1 ? name : `${name}[${nth}]`;
  const element: OpenElement = {
    name,
    line: parser.line,
    column: parser.column - name.length - 1,
    place: parent ? `${parent.place}/${step}` : step,
    attributes: Object.create(null) as Record<string, string>,
    attributeLines: Object.create(null) as Record<string, number>,
    children: [],
    text: '',
    content: [],
    counts: new Map(),
  };
  parent?.counts.set(name, nth);
  parent?.children.push(element);
  parent?.content.push(element);
  return element;
}
