/**
 * Addresses of the HTTP calls, as the specification names them [HTTP-04 … HTTP-23]. This file needs no schema library,
 * so a browser bundle may take the constants without pulling one in. `:name` stands for a part of the path.
 */
export const PATHS = {
  list: '/api/list',
  customXml: '/api/customXml',
  templateXml: '/templates/:id/template.xml',
  templateCard: '/templates/:id/card.jpg',
  webassets: '/webassets/',
  digitShapes: '/webassets/shapes/numbers.xml',
  upload: '/api/upload',
  knownPhotos: '/api/photos/known',
  save: '/api/save',
  load: '/api/load',
  isAuthenticated: '/api/isAuthenticated',
  register: '/api/register',
  authKey: '/api/authKey',
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
  order: '/api/orders/:id',
  orderPicture: '/api/orders/:id/picture',
  checkout: '/cart/fromApp',
  sessionDone: '/collage/ajaxDone/s/:session',
  health: '/healthz',
  metrics: '/metrics',
  openApi: '/api/openapi.json',
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
