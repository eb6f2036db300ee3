// Journeys that a change of a source folder may break, by prefixes of their file names. `npm run test:changed` runs them; a test checks
// that the table is complete. An empty row means that Vitest covers the folder.

const APP = {
  app: ['journey'],
  'app/cart': ['order-', 'own-checkout', 'network-cuts', 'journey'],
  'app/catalogue': ['photos-first', 'routes'],
  'app/collage': ['effects', 'title', 'photos-first'],
  'app/drafts': ['drafts', 'leaving', 'resume'],
  'app/own-wall': ['size-page'],
  'app/opening': ['two-windows', 'back-signed-in', 'newer-version', 'journey'],
  'app/photos': ['tray', 'photo-tried-again', 'reopened-tray', 'drop-anywhere', 'heic-kinds', 'jpeg-alone'],
  'app/photos-first': ['photos-first', 'drop-anywhere'],
  'app/placed-order': ['order-law'],
  'app/saving': ['lost-server', 'network-cuts', 'two-windows', 'sign-in', 'register-page', 'password-canary', 'broken-saves', 'account-'],
  'app/session': ['journey', 'drafts', 'resume', 'lost-server', 'newer-version'],
  'app/social': ['sources', 'drafts-missing-social'],
  'app/uploads': ['background-upload', 'lost-server', 'photo-tried-again', 'tray'],
  canvas: ['editor-', 'touch-phone', 'print-colours', 'subject'],
  client: ['lost-server', 'network-cuts', 'newer-version', 'background-upload', 'two-windows'],
  controls: ['keyboard', 'axe'],
  drafts: ['drafts', 'broken-saves'],
  files: ['network-cuts', 'reading', 'heic-kinds', 'odd-photos', 'jpeg-alone', 'print-colours', 'corpus', 'slow-layout', 'subject'],
  flow: ['journey', 'photos-first', 'drafts', 'tray'],
  room: ['size-page', 'widths-screens'],
  'nav-bar': ['leaving', 'axe', 'keyboard', 'routes', 'quiet'],
  object: ['size-page', 'editor-'],
  screens: ['journey'],
  'screens/account': ['sign-in', 'register-page', 'account-', 'password-canary'],
  'screens/address': ['order-'],
  'screens/api': ['api-page', 'content-policy'],
  'screens/cart': ['order-', 'own-checkout', 'widths-save'],
  'screens/checkout': ['own-checkout'],
  'screens/design-cards': ['photos-first', 'widths-screens', 'first-view'],
  'screens/design-list': ['photos-first', 'routes', 'widths-screens', 'first-view'],
  'screens/draft-offers': ['drafts'],
  'screens/editor': ['editor-', 'touch-phone', 'effects', 'title', 'photo-', 'tray', 'widths-editor'],
  'screens/error': ['routes'],
  'screens/material-rows': ['order-', 'size-page', 'widths-save'],
  'screens/order': ['order-', 'own-checkout'],
  'screens/own-wall': ['size-page'],
  'screens/own-account': ['account-', 'register-page'],
  'screens/photo-notices': ['reading', 'photo-'],
  'screens/photos-first': ['photos-first', 'drop-anywhere'],
  'screens/overview': ['drafts', 'order-', 'back-signed-in'],
  'screens/short': ['routes', 'sources'],
  'screens/size-and-adjust': ['size-page', 'slow-layout', 'widths-screens', 'keyboard'],
  state: ['network-cuts', 'journey', 'keyboard', 'routes', 'drafts', 'photos-first'],
  styles: ['widths-', 'axe'],
};

const SERVER = {
  accounts: ['sign-in', 'register-page', 'password-canary', 'account-'],
  catalogue: ['photos-first', 'journey'],
  children: ['heic-kinds', 'odd-photos', 'corpus', 'jpeg-alone'],
  collages: ['journey', 'two-windows', 'order-'],
  db: ['journey', 'order-', 'two-windows'],
  files: ['journey', 'order-'],
  http: ['lost-server', 'newer-version', 'journey', 'content-policy', 'large-photo-signed-out', 'corpus', 'own-checkout'],
  mail: ['order-law', 'sign-in', 'order-'],
  monitoring: [],
  orders: ['order-', 'own-checkout', 'journey'],
  paint: ['journey'],
  photos: ['heic-kinds', 'odd-photos', 'corpus', 'jpeg-alone', 'tray', 'sources', 'drafts-missing-social', 'lost-server'],
  print: ['journey', 'order-'],
  scheduling: ['journey', 'order-'],
  secrets: ['sign-in', 'own-checkout', 'sources'],
  settings: [],
  shop: ['order-', 'own-checkout'],
  start: ['journey', 'order-'],
  stores: ['journey', 'order-'],
  texts: ['order-', 'widths-save'],
  upkeep: ['account-'],
  values: ['journey'],
  'web-app': ['routes', 'order-', 'content-policy', 'journey'],
};

const DOMAIN = {
  catalogue: ['order-', 'journey'],
  collage: ['editor-', 'two-windows'],
  drawing: ['journey', 'editor-'],
  geometry: ['journey', 'editor-'],
  layouts: ['photos-first'],
  page: ['journey'],
  product: ['size-page'],
  photo: ['heic-kinds', 'odd-photos', 'effects', 'subject', 'print-colours'],
  text: ['title', 'journey'],
  units: ['journey'],
  wall: [],
  xml: ['journey'],
};

const under = (base, rows) => Object.fromEntries(Object.entries(rows).map(([folder, specs]) => [`${base}/${folder}`, specs]));

/** Prefixes of journeys by source folder. The row of the longest matching folder applies to a file. */
export const JOURNEYS_BY_SOURCE = {
  ...under('apps/web/src', APP),
  'apps/web': ['journey'],
  ...under('apps/server/src', SERVER),
  'apps/server': ['journey', 'order-'],
  'apps/cli': [],
  ...under('packages/domain/src', DOMAIN),
  'packages/api': ['journey', 'lost-server', 'order-'],
  'packages/domain': [],
  'packages/painter': ['journey', 'print-colours', 'effects'],
  'packages/press': ['journey', 'print-colours'],
  'packages/shop': ['order-', 'own-checkout'],
  'packages/texts': ['widths-', 'keyboard', 'quiet', 'order-'],
  catalogue: ['journey'],
};

const isTest = (path) => /\.test\.(?:tsx?|mjs)$|\/test\//.test(path);

/** Returns the row of a changed file; an empty one for tests, docs and tools. */
export function rowOf(path) {
  if (isTest(path)) return [];
  const folders = Object.keys(JOURNEYS_BY_SOURCE).filter((folder) => path.startsWith(`${folder}/`));
  const nearest = folders.sort((a, b) => b.length - a.length)[0];
  return nearest === undefined ? [] : JOURNEYS_BY_SOURCE[nearest];
}

/** Returns these files and all files that import them directly or indirectly. */
function importersOf(paths, sources) {
  const found = new Set(paths);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const [path, { imports }] of sources) if (imports.some(({ to }) => found.has(to))) found.add(path);
  }
  return found;
}

/**
 * Returns the journeys of changed files: those of the table, and those that changed themselves or whose helpers changed.
 * @param specs  paths of all journeys
 * @param sources  the import graph that `readSources` returns
 */
export function journeysOf(changed, specs, sources) {
  const beginnings = changed.flatMap(rowOf);
  const importers = importersOf(
    changed.filter((path) => path.startsWith('e2e/')),
    sources,
  );
  return specs.filter((spec) => importers.has(spec) || beginnings.some((beginning) => spec.startsWith(`e2e/${beginning}`)));
}
