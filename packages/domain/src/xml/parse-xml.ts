import { SaxesParser } from 'saxes';
import { type XmlPosition, xmlFormatError } from './xml-format-error.ts';

/** An element with everything inside it. `attributes` has no prototype: no name from outside can reach one. */
export interface XmlElement extends XmlPosition {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Character data and CDATA directly inside, in one piece, as written. */
  readonly text: string;
}

export interface XmlLimits {
  readonly maxChars: number;
  readonly maxDepth: number;
  readonly maxElements: number;
  readonly maxAttributes: number;
}

export const XML_LIMITS: XmlLimits = { maxChars: 2_000_000, maxDepth: 50, maxElements: 20_000, maxAttributes: 100 };

interface OpenElement extends XmlPosition {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: OpenElement[];
  text: string;
  /** How often a name came among the children, for their places. */
  readonly counts: Map<string, number>;
}

/**
 * Reads one XML 1.0 document into plain values; every reader of this product goes through here.
 *
 * Refused beside what is not well-formed: a DOCTYPE (so there are no entities but the five of XML itself), processing
 * instructions other than the XML declaration, another encoding than UTF-8, and whatever goes beyond `limits`.
 * Nothing is ever fetched.
 *
 * @throws XmlFormatError with line, column and the element's path
 * @see [TPL-01]
 */
export function parseXml(text: string, limits: Partial<XmlLimits> = {}): XmlElement {
  const { maxChars, maxDepth, maxElements, maxAttributes } = { ...XML_LIMITS, ...limits };
  const parser = new SaxesParser({ xmlns: false, position: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const stack: OpenElement[] = [];
  let root: OpenElement | null = null;
  let elements = 0;
  let attributes = 0;

  const refuse = (reason: string, at = position(parser, stack)): never => {
    throw xmlFormatError(at, reason);
  };
  if (text.length > maxChars) refuse(`the document has ${text.length} characters, more than ${maxChars}`);

  parser.on('error', ({ message }) => refuse(message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')));
  parser.on('doctype', () => refuse('a DOCTYPE is not allowed'));
  parser.on('processinginstruction', () => refuse('processing instructions are not allowed'));
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') refuse(`the encoding must be UTF-8, not ${encoding}`);
  });
  parser.on('opentagstart', ({ name }) => {
    attributes = 0;
    elements += 1;
    if (elements > maxElements) refuse(`more than ${maxElements} elements`);
    if (stack.length >= maxDepth) refuse(`elements are nested deeper than ${maxDepth}`);
    stack.push(openElement(name, parser, stack.at(-1)));
  });
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (attributes > maxAttributes) refuse(`more than ${maxAttributes} attributes`);
    const element = stack.at(-1) as OpenElement;
    if (name in element.attributes) refuse(`attribute ${name} stands twice`);
    element.attributes[name] = value;
  });
  parser.on('closetag', () => {
    root = stack.pop() ?? null;
  });
  const addText = (data: string) => {
    const element = stack.at(-1);
    if (element) element.text += data;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(text).close();
  return root ?? refuse('the document is empty');
}

function position(parser: SaxesParser, stack: readonly OpenElement[]): XmlPosition {
  return { line: parser.line, column: parser.column, place: stack.at(-1)?.place ?? '' };
}

function openElement(name: string, parser: SaxesParser, parent: OpenElement | undefined): OpenElement {
  const nth = (parent?.counts.get(name) ?? 0) + 1;
  const step = nth === 1 ? name : `${name}[${nth}]`;
  const element: OpenElement = {
    name,
    line: parser.line,
    column: parser.column,
    place: parent ? `${parent.place}/${step}` : step,
    attributes: Object.create(null) as Record<string, string>,
    children: [],
    text: '',
    counts: new Map(),
  };
  parent?.counts.set(name, nth);
  parent?.children.push(element);
  return element;
}
