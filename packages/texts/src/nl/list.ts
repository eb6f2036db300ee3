import type { list as source } from '../en/list.ts';
import type { Like } from '../shared/core.ts';

export const list: Like<typeof source> = {
  listTitle: 'Welke collage komt er aan jouw muur?',
  listHelp: 'Sla je collage op wanneer je wilt en maak hem af wanneer het jou uitkomt.',
  listLoading: 'De ontwerpen worden geladen.',
  showFilters: 'Filters tonen',
  hideFilters: 'Filters verbergen',
  filters: 'Filters',
  allDesigns: 'Alle ontwerpen',
  filterBasic: 'Basiscollages',
  filterTiles: 'Tegels',
  filterDesigns: 'Ontwerpen',
  themeModern: 'Modern',
  themeClassic: 'Klassiek',
  themeRetro: 'Retro',
  themeVintage: 'Vintage',
  themeIllustration: 'Illustratie',
  themePainting: 'Schilderij',
  designCount: { one: '{count} ontwerp', other: '{count} ontwerpen' },
  listFailed: 'De ontwerpen konden niet worden geladen.',
  listFailedHint: 'Controleer je verbinding en probeer het opnieuw. Er gaat niets verloren.',
  listEmpty: 'Er zijn hier geen ontwerpen.',
  listEmptyHint: 'Bekijk alle ontwerpen',
};
