import type { XmlElement } from './parse-xml.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const VOID = ['br', 'hr', 'wbr'];

/**
 * Returns the HTML of a text in a document, written as characters (`&lt;b&gt;`, or in CDATA) or as elements.
 *
 *     <description>Oak &lt;b&gt;frame&lt;/b&gt;</description>
 *     <description>Oak <b>frame</b></description>               both are 'Oak <b>frame</b>'
 */
export function htmlOf(element: XmlElement): string {
  return (element.children.length === 0 ? element.text : innerHtml(element)).trim();
}

function innerHtml({ content }: XmlElement): string {
  return content.map((part) => (typeof part === 'string' ? escaped(part) : elementHtml(part))).join('');
}

function elementHtml(element: XmlElement): string {
  return VOID.includes(element.name) ? `<${element.name}>` : `<${element.name}>${innerHtml(element)}</${element.name}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
}

/** HTML elements that a page shows: bold, italic, line breaks, blocks and lists. The text of other elements is shown without them. */
const SHOWN = ['b', 'strong', 'i', 'em', 'br', 'p', 'div', 'span', 'ul', 'ol', 'li'];

/** The first tag in a text that a page would not show, such as '<table>'; null if there is none. */
export function foreignMark(html: string): string | null {
  for (const [mark, name = ''] of html.matchAll(/<\/?([a-z][a-z0-9-]*)\b[^>]*>?/gi))
    if (!SHOWN.includes(name.toLowerCase())) return mark.slice(0, 40);
  return null;
}
