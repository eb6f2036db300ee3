import type { Catalogue } from '../shared/core.ts';

/** Pages that the server renders itself. */
export const serverPages = {
  termsText:
    'Your photos remain yours. The print shop uses them only to store and print your collages and does not share them with anyone. Use only photos that you have the right to use. An order is printed as you confirmed it at the checkout. The print shop adds its own terms to this page.',
  pageDescription: 'Design a collage from your own photos and order it as a print for your wall.',
  noScript: 'This page needs JavaScript. Switch JavaScript on in your browser and reload the page.',
  webMissing: 'The designer has not been built yet.',
} as const satisfies Catalogue;
