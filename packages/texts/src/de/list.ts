import type { list as source } from '../en/list.ts';
import type { Like } from '../shared/core.ts';

export const list: Like<typeof source> = {
  listTitle: 'Welche Collage kommt an deine Wand?',
  listHelp: 'Speichere deine Collage, wann du möchtest, und mache sie fertig, wann es dir passt.',
  listLoading: 'Die Designs werden geladen.',
  showFilters: 'Filter anzeigen',
  hideFilters: 'Filter ausblenden',
  filters: 'Filter',
  allDesigns: 'Alle Designs',
  filterBasic: 'Basiscollagen',
  filterTiles: 'Kacheln',
  filterDesigns: 'Designs',
  themeModern: 'Modern',
  themeClassic: 'Klassisch',
  themeRetro: 'Retro',
  themeVintage: 'Vintage',
  themeIllustration: 'Illustration',
  themePainting: 'Malerei',
  designCount: { one: '{count} Design', other: '{count} Designs' },
  listFailed: 'Die Designs konnten nicht geladen werden.',
  listFailedHint: 'Prüfe deine Verbindung und versuche es noch einmal. Es geht nichts verloren.',
  listEmpty: 'Hier gibt es keine Designs.',
  listEmptyHint: 'Alle Designs ansehen',
};
