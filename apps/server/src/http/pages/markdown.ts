import { TEXT_LINK } from '@muro/shop';
import MarkdownIt from 'markdown-it';
import type { Html } from './page.ts';

/* Subset of Markdown for a shop's terms: headings, paragraphs, lists, bold and italic, links. HTML in it is shown as text. */
const reader = new MarkdownIt('zero', { html: false }).enable(['heading', 'hr', 'list', 'emphasis', 'link']);

reader.validateLink = (to) => TEXT_LINK.test(to);

reader.core.ruler.push('adapt-tokens', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = token.tag === 'h1' ? 'h2' : 'h3';
    for (const part of token.children ?? []) if (part.type === 'link_open') part.attrSet('rel', 'noreferrer');
  }
});

/** Renders Markdown to HTML; its headings begin one level below the page's own. */
export const markdown = (text: string): Html => ({ html: reader.render(text) });
