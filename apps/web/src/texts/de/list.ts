import type { Like } from '../core.ts';
import type { list as source } from '../en/list.ts';

export const list: Like<typeof source> = {
  listTitle: 'Welche Collage kommt an Ihre Wand?',
  listHelp: 'Speichern Sie Ihre Collage, wann Sie möchten, und stellen Sie sie fertig, wann es Ihnen passt.',
  listLoading: 'Die Designs werden geladen.',
  showFilters: 'Filter anzeigen',
  hideFilters: 'Filter ausblenden',
  filters: 'Filter',
  allDesigns: 'Alle Designs',
  filterBasic: 'Basis-Collagen',
  filterTiles: 'Fliesen',
  filterDesigns: 'Designs',
  themeModern: 'Modern',
  themeClassic: 'Klassisch',
  themeRetro: 'Retro',
  themeVintage: 'Vintage',
  themeIllustration: 'Illustration',
  themePainting: 'Malerei',
  designCount: { one: '{count} Design', other: '{count} Designs' },
  listFailed: 'Die Designs konnten nicht geladen werden.',
  listFailedHint: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Es geht nichts verloren.',
  listEmpty: 'Hier gibt es keine Designs.',
  listEmptyHint: 'Alle Designs ansehen',
};
