/** An element to be written: attributes in the order given, children or text, never both. */
export interface XmlNode {
  readonly name: string;
  /** Undefined ones are left out. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly children?: readonly XmlNode[];
  readonly text?: string;
  /** Writes `text` as CDATA. */
  readonly isCdata?: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Characters that XML 1.0 cannot hold in any form, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * The canonical text of a document: two spaces of indentation, one element a line, double quotes, LF, no declaration
 * (UTF-8 needs none). Equal values give equal bytes.
 */
export function writeXml(root: XmlNode): string {
  const parts: string[] = [];
  writeNode(root, '', parts);
  return parts.join('');
}

function writeNode({ name, attributes = {}, children = [], text = '', isCdata = false }: XmlNode, indent: string, parts: string[]): void {
  parts.push(indent, '<', name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) parts.push(` ${key}="${written(value)}"`);
  }
  if (children.length === 0 && text === '') {
    parts.push('/>\n');
    return;
  }
  if (text !== '') {
    parts.push('>', isCdata ? cdata(text) : escapeText(text), '</', name, '>\n');
    return;
  }
  parts.push('>\n');
  for (const child of children) writeNode(child, `${indent}  `, parts);
  parts.push(indent, '</', name, '>\n');
}

/** Numbers are written so short that they are read back to the last bit. */
function written(value: string | number | boolean): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`Expected a finite number for XML but received ${value}`);
  return escapeValue(String(value === 0 ? 0 : value));
}

function escapeValue(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

/** Line feeds and tabs stay as they are between tags; a carriage return would be read as a line feed. */
function escapeText(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character);
}

/** A CDATA section cannot hold its own end; it is parted there. */
function cdata(value: string): string {
  return `<![CDATA[${value.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
