import type { Catalogue } from '../core.ts';

/** Texts of the pages that the server writes itself. */
export const serverPages = {
  design: 'Make a collage',
  doneTitle: 'See you soon',
  doneText: 'You will find your saved collages under “My collages”. You can continue with them whenever you like.',
  overview: 'My collages',
  noCollages: 'You have not saved a collage yet.',
  orders: 'Your orders',
  noOrders: 'You have not ordered anything yet.',
  olderOrders: 'Older orders',
  open: 'Continue',
  order: 'Order',
  pictureOf: 'Collage {name}',
  saved: 'Saved on {date}',
  orderLine: 'Order {id} of {date}',
  signIn: 'Sign in',
  signOut: 'Sign out',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  imprint: 'Legal notice',
  trial: 'This is a demo shop: orders are not delivered and cost nothing.',
  termsText:
    'Your photos remain yours. The print shop uses them only to store and print your collages and does not share them with anyone. Use only photos that you have the right to use. An order is printed as you confirmed it at the checkout. The print shop adds its own terms to this page.',
  notFoundTitle: 'This page does not exist',
  faultTitle: 'Something went wrong',
  noScript: 'This page needs JavaScript. Switch JavaScript on in your browser and reload the page.',
  webMissing: 'The designer has not been built yet.',
} as const satisfies Catalogue;
