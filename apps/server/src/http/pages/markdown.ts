import { TEXT_LINK } from '@muro/shop';
import MarkdownIt from 'markdown-it';
import type { Html } from './page.ts';

/* Markdown as a shop's terms need it: headings, paragraphs, lists, bold and italic words, links. HTML in it is text. */
const reader = new MarkdownIt('zero', { html: false }).enable(['heading', 'hr', 'list', 'emphasis', 'link']);

reader.validateLink = (to) => TEXT_LINK.test(to);

reader.core.ruler.push('adapt-tokens', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = token.tag === 'h1' ? 'h2' : 'h3';
    for (const part of token.children ?? []) if (part.type === 'link_open') part.attrSet('rel', 'noreferrer');
  }
});

/** A Markdown text as HTML; its headings begin below the page's own. */
export const markdown = (text: string): Html => ({ html: reader.render(text) });
