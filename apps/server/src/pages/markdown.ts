import { TEXT_LINK } from '@muro/shop';
import { type Html, html } from './page.ts';

/* Markdown as a shop's terms need it: headings, paragraphs, lists, strong and stressed words, links. HTML in it is text. */

/** A Markdown text as HTML; its headings begin below the page's own. */
export function markdown(text: string): Html {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.replace(/^\n+/, '').trimEnd())
    .filter(Boolean);
  return html`${blocks.flatMap(parts)}`;
}

/** A heading needs no empty line behind it. */
function parts(block: string): readonly Html[] {
  const lines = block.split('\n');
  const titles: Html[] = [];
  for (const [at, line] of lines.entries()) {
    const [, signs, text = ''] = /^(#{1,6})\s+(.*)$/s.exec(line) ?? [];
    if (signs === undefined) return [...titles, paragraph(lines.slice(at))];
    const words = inline(withoutHashes(text.trimEnd()));
    titles.push(signs.length === 1 ? html`<h2>${words}</h2>` : html`<h3>${words}</h3>`);
  }
  return titles;
}

/** The signs that may close a heading. */
function withoutHashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return text.slice(0, end).trimEnd();
}

const BULLET = /^\s*[-*+]\s+/;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;

function paragraph(lines: readonly string[]): Html {
  const [first = ''] = lines;
  if (/^(-{3,}|\*{3,})$/.test(first.trim()) && lines.length === 1) return html`<hr>`;
  for (const mark of [BULLET, NUMBER]) {
    if (!mark.test(first)) continue;
    const rows = items(lines, mark).map((item) => html`<li>${inline(item)}</li>`);
    return mark === BULLET ? html`<ul>${rows}</ul>` : html`<ol>${rows}</ol>`;
  }
  return html`<p>${inline(lines.join('\n'))}</p>`;
}

/** A line without a mark goes on with the item before it. */
function items(lines: readonly string[], mark: RegExp): readonly string[] {
  return lines.reduce<string[]>((found, line) => {
    if (mark.test(line)) found.push(line.replace(mark, ''));
    else found[found.length - 1] += ` ${line.trim()}`;
    return found;
  }, []);
}

const INLINE = /\*\*(?<strong>[^*\n]+)\*\*|\*(?<stressed>[^*\n]+)\*|\[(?<words>[^[\]\n]+)\]\((?<to>[^)\s]{1,2048})\)/g;

function inline(text: string): Html {
  const found: Html[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    found.push(html`${text.slice(at, match.index)}`, marked(match));
    at = match.index + match[0].length;
  }
  return html`${[...found, html`${text.slice(at)}`]}`;
}

function marked({ 0: whole, groups: { strong, stressed, words = '', to = '' } = {} }: RegExpExecArray): Html {
  if (strong !== undefined) return html`<strong>${strong}</strong>`;
  if (stressed !== undefined) return html`<em>${stressed}</em>`;
  return TEXT_LINK.test(to) ? html`<a href="${to}" rel="noreferrer">${words}</a>` : html`${whole}`;
}
