import type { Like } from '../core.ts';
import type { list as source } from '../en/list.ts';

export const list: Like<typeof source> = {
  listTitle: 'Quale collage per la tua parete?',
  listHelp: 'Salva il collage quando vuoi e finiscilo quando preferisci.',
  listLoading: 'Caricamento dei design.',
  showFilters: 'Mostra i filtri',
  hideFilters: 'Nascondi i filtri',
  filters: 'Filtri',
  allDesigns: 'Tutti i design',
  filterBasic: 'Collage di base',
  filterTiles: 'Pannelli',
  filterDesigns: 'Design',
  themeModern: 'Moderno',
  themeClassic: 'Classico',
  themeRetro: 'Retrò',
  themeVintage: 'Vintage',
  themeIllustration: 'Illustrazione',
  themePainting: 'Pittura',
  designCount: { one: '{count} design', other: '{count} design' },
  listFailed: 'Impossibile caricare i design.',
  listFailedHint: 'Controlla la connessione e riprova. Non si perde nulla.',
  listEmpty: 'Qui non ci sono design.',
  listEmptyHint: 'Vedi tutti i design',
};
