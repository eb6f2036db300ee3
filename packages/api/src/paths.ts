/**
 * Addresses of the HTTP calls, as the specification names them [HTTP-04 … HTTP-23]. This file needs no schema library,
 * so a browser bundle may take the constants without pulling one in. `:name` stands for a part of the path.
 */
export const PATHS = {
  list: '/api/list',
  customXml: '/api/customXml',
  prices: '/api/prices',
  templateXml: '/templates/:id/template.xml',
  templateCard: '/templates/:id/card.jpg',
  /** Layouts of static designs and their pictures, each under its hash: `/layouts/{hash}/template.xml`. What is there never changes. */
  layouts: '/layouts/',
  digitShapes: '/webassets/shapes/numbers.xml',
  upload: '/api/upload',
  knownPhotos: '/api/photos/known',
  save: '/api/save',
  load: '/api/load',
  isAuthenticated: '/api/isAuthenticated',
  /** The second step of a sign-in, for accounts that ask for a code. */
  signInCode: '/api/signInCode',
  register: '/api/register',
  authKey: '/api/authKey',
  forgotPassword: '/api/password/forgot',
  resetPassword: '/api/password/reset',
  forgotPage: '/account/forgot',
  registerPage: '/account/register',
  /** The secret of a link stands behind '#'. */
  resetPage: '/account/reset',
  /** A person's own settings. */
  accountPage: '/account',
  ownPassword: '/account/password',
  ownEmail: '/account/email',
  confirmEmail: '/account/email/confirm',
  sendConfirmation: '/account/email/send',
  ownSessions: '/account/sessions',
  /** Two-step verification: begin to set it up, switch it on, make new recovery codes, switch it off. */
  beginSecondFactor: '/account/second-factor/begin',
  confirmSecondFactor: '/account/second-factor/confirm',
  renewRecoveryCodes: '/account/second-factor/codes',
  endSecondFactor: '/account/second-factor/end',
  leaveAccount: '/account/leave',
  exportAccount: '/account/export',
  /** What a person does with a collage in their overview. */
  collageAction: '/account/collages',
  /** The versions that are kept of one. */
  versionsPage: '/account/versions',
  signOut: '/api/signout',
  alive: '/api/alive',
  quotes: '/api/collagePhoto/collageid/:id',
  /** Opens the photo service's sign-in in a small window; it ends at `socialDone`, which tells the designer. [SOCIAL-04] [HCALL-28] */
  socialStart: '/social/start',
  socialDone: '/social/done',
  /** The stand-in photo service of a trial. */
  socialDemo: '/social/demo',
  socialSession: '/api/social/session',
  socialMedia: '/api/social/media',
  socialPhoto: '/api/social/photo',
  photoWeb: '/photos/:id/web.jpg',
  photoThumb: '/photos/:id/thumb.jpg',
  photoFull: '/photos/:id/full.jpg',
  collagePicture: '/api/collages/:id/picture',
  orderDraft: '/api/orders/draft',
  orders: '/api/orders',
  cart: '/api/cart',
  cartRemoval: '/api/cart/remove',
  cartAgain: '/api/cart/again',
  order: '/api/orders/:id',
  cancelOrder: '/api/orders/:id/cancel',
  orderPicture: '/api/orders/:id/picture',
  /** The shop's own calls, each with an operator token that has its scope. */
  shopOrders: '/api/shop/orders',
  shopOrder: '/api/shop/orders/:id',
  shopOrderProduction: '/api/shop/orders/:id/production',
  shopOrderPayment: '/api/shop/orders/:id/payment',
  shopOrderHold: '/api/shop/orders/:id/hold',
  shopOrderParcels: '/api/shop/orders/:id/parcels',
  shopOrderPrint: '/api/shop/orders/:id/print.pdf',
  shopOrderTicket: '/api/shop/orders/:id/ticket.json',
  /** Ends the two-step verification of an account that lost its phone and its recovery codes. */
  shopEndSecondFactor: '/api/shop/accounts/second-factor/end',
  /** What a backup is made of. */
  shopDump: '/api/shop/backup/dump',
  shopBlob: '/api/shop/backup/blobs/:hash',
  shopPrintFile: '/api/shop/backup/prints/:name',
  /** Whether everything is there. */
  verifyCount: '/api/shop/verify',
  verifyFiles: '/api/shop/verify/files',
  verifyOrders: '/api/shop/verify/orders',
  orphanFiles: '/api/shop/verify/left',
  repairFile: '/api/shop/verify/mend',
  /** What the former store holds, and bringing it to the present one. */
  formerFiles: '/api/shop/stores/former',
  copyFile: '/api/shop/stores/copy',
  /** Operator tokens. */
  shopTokens: '/api/shop/tokens',
  revokeToken: '/api/shop/tokens/revoke',
  checkout: '/cart/fromApp',
  /** What a reference of the shop's own checkout names. */
  shopReference: '/api/shop/references',
  /** The collage of a reference, for its owner. */
  openReference: '/editor',
  /** Its picture, for whoever has the address. */
  referencePicture: '/checkout/picture',
  /** An order by its link; the secret stands behind '#', so that no log and no other site sees it. */
  orderPage: '/order',
  orderPageView: '/order/view',
  orderPagePicture: '/order/picture',
  orderPageAddress: '/order/address',
  orderPageCancel: '/order/cancel',
  orderPageLink: '/order/link',
  orderPageWithdraw: '/order/withdraw',
  shopLogo: '/shop/logo',
  shopPrivacy: '/shop/privacy',
  shopImprint: '/shop/imprint',
  sessionDone: '/collage/ajaxDone/s/:session',
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  openApi: '/api/openapi.json',
  /** The same for people. */
  apiPage: '/api/',
  webApp: '/htmlapp/',
} as const;

/** The fixed quote library that the quotes call is asked for. [HTTP-22] */
export const QUOTE_LIBRARY_ID = 1;

/** Header under which a client names one attempt at something that must not happen twice: a save, an order. 8–64 characters of [A-Za-z0-9_-]. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** `path` with its `:name` parts filled, each escaped. */
export function pathOf(path: string, parts: Readonly<Record<string, string | number>>): string {
  return path.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(String(parts[name] ?? '')));
}

/** Header in which the page of an order sends the secret of its link. */
export const ORDER_KEY_HEADER = 'order-key';
