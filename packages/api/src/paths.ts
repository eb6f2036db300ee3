/**
 * Paths of the HTTP calls, as the specification names them [HTTP-04 … HTTP-23]. This file imports no schema library, so the browser
 * bundle can use the constants without one. `:name` is a parameter.
 */
export const PATHS = {
  list: '/api/list',
  customXml: '/api/customXml',
  prices: '/api/prices',
  templateXml: '/templates/:id/template.xml',
  templateCard: '/templates/:id/card.jpg',
  /** Layouts of static designs and their pictures by content hash: `/layouts/{hash}/template.xml`. Their content never changes. */
  layouts: '/layouts/',
  /** Sample photographs, with which designs without photos are filled. */
  samplePhotos: '/api/samplePhotos',
  samplePhoto: '/api/samplePhotos/:hash',
  digitShapes: '/webassets/shapes/numbers.xml',
  upload: '/api/upload',
  knownPhotos: '/api/photos/known',
  save: '/api/save',
  load: '/api/load',
  isAuthenticated: '/api/isAuthenticated',
  /** Second step of a sign-in, for accounts with two-step verification. */
  signInCode: '/api/signInCode',
  register: '/api/register',
  authKey: '/api/authKey',
  forgotPassword: '/api/password/forgot',
  resetPassword: '/api/password/reset',
  forgotPage: '/account/forgot',
  registerPage: '/account/register',
  /** The secret of a link is in the fragment, after '#'. */
  resetPage: '/account/reset',
  /** Account settings. */
  accountPage: '/account',
  ownPassword: '/account/password',
  ownEmail: '/account/email',
  confirmEmail: '/account/email/confirm',
  sendConfirmation: '/account/email/send',
  ownSessions: '/account/sessions',
  /** Two-step verification: begin the setup, switch it on, create new recovery codes, switch it off. */
  beginSecondFactor: '/account/second-factor/begin',
  confirmSecondFactor: '/account/second-factor/confirm',
  renewRecoveryCodes: '/account/second-factor/codes',
  endSecondFactor: '/account/second-factor/end',
  leaveAccount: '/account/leave',
  exportAccount: '/account/export',
  /** Renames, copies, deletes or restores a collage in the overview. */
  collageAction: '/account/collages',
  /** Stored versions of a collage. */
  versionsPage: '/account/versions',
  signOut: '/api/signout',
  alive: '/api/alive',
  quotes: '/api/collagePhoto/collageid/:id',
  /** Opens the photo service's sign-in in a popup, which ends at `socialDone` and notifies the designer. [SOCIAL-04] [HCALL-28] */
  socialStart: '/social/start',
  socialDone: '/social/done',
  /** Simulated photo service for trials. */
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
  /** Calls for the shop; each needs an operator token with its scope. */
  shopOrders: '/api/shop/orders',
  shopOrder: '/api/shop/orders/:id',
  shopOrderProduction: '/api/shop/orders/:id/production',
  shopOrderPayment: '/api/shop/orders/:id/payment',
  shopOrderHold: '/api/shop/orders/:id/hold',
  shopOrderParcels: '/api/shop/orders/:id/parcels',
  shopOrderPrint: '/api/shop/orders/:id/print.pdf',
  shopOrderTicket: '/api/shop/orders/:id/ticket.json',
  /** Switches off two-step verification of an account whose owner lost the phone and the recovery codes. */
  shopEndSecondFactor: '/api/shop/accounts/second-factor/end',
  /** Data of a backup. */
  shopDump: '/api/shop/backup/dump',
  shopBlob: '/api/shop/backup/blobs/:hash',
  shopPrintFile: '/api/shop/backup/prints/:name',
  /** Integrity check. */
  verifyCount: '/api/shop/verify',
  verifyFiles: '/api/shop/verify/files',
  verifyOrders: '/api/shop/verify/orders',
  orphanFiles: '/api/shop/verify/left',
  repairFile: '/api/shop/verify/mend',
  /** Lists the files of the former store and copies them to the present one. */
  formerFiles: '/api/shop/stores/former',
  copyFile: '/api/shop/stores/copy',
  /** Operator tokens. */
  shopTokens: '/api/shop/tokens',
  revokeToken: '/api/shop/tokens/revoke',
  checkout: '/cart/fromApp',
  /** Collage and price of a reference from the shop's own checkout. */
  shopReference: '/api/shop/references',
  /** Opens the collage of a reference, for its owner. */
  openReference: '/editor',
  /** Picture of a reference, for everybody with the address. */
  referencePicture: '/checkout/picture',
  /** Page of an order. The secret of its link is in the fragment, so that it appears in no log and no referrer. */
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
  /** Description of the API for people. */
  apiPage: '/api/',
  webApp: '/htmlapp/',
} as const;

/** Library id of the quotes call. [HTTP-22] */
export const QUOTE_LIBRARY_ID = 1;

/** Header with an idempotency key for a save or an order. 8–64 characters of [A-Za-z0-9_-]. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Fills the `:name` parameters of a path and escapes their values. */
export function pathOf(path: string, parts: Readonly<Record<string, string | number>>): string {
  return path.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(String(parts[name] ?? '')));
}

/** Header with the secret of an order's link. */
export const ORDER_KEY_HEADER = 'order-key';
