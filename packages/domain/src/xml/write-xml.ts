/** An element to write: attributes in their order, and children or text, never both. */
export interface XmlNode {
  readonly name: string;
  /** Attributes; undefined ones are omitted. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly children?: readonly XmlNode[];
  readonly text?: string;
  /** True to write `text` as CDATA. */
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

/** Characters that XML 1.0 cannot contain in any form, and unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Writes the canonical text of a document: two spaces of indentation, one element per line, double quotes, LF, no declaration (UTF-8
 * needs none). Equal values give equal bytes.
 */
export function writeXml(root: XmlNode): string {
  const parts: string[] = [];
  writeNode(root, '', parts);
  return parts.join('');
}

function writeNode({ name, attributes = {}, children = [], text = '', isCdata = false }: XmlNode, indent: string, parts: string[]): void {
  parts.push(indent, '<', name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) parts.push(` ${key}="${attributeText(value)}"`);
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

/** Writes numbers in the shortest form that reads back exactly. */
function attributeText(value: string | number | boolean): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`Expected a finite number for XML but received ${value}`);
  return escapeValue(String(value === 0 ? 0 : value));
}

function escapeValue(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

/** Escapes text; line feeds and tabs stay, a carriage return is escaped, since XML would read it as a line feed. */
function escapeText(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character);
}

/** Writes a CDATA section; it is split where it would contain its own end. */
function cdata(value: string): string {
  return `<![CDATA[${value.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
