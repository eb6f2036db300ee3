import type { list as source } from '../en/list.ts';
import type { Like } from '../shared/core.ts';

export const list: Like<typeof source> = {
  listTitle: 'Quale collage per la tua parete?',
  listHelp: 'Salva il collage quando vuoi e finiscilo con calma.',
  listLoading: 'Caricamento dei modelli…',
  showFilters: 'Mostra i filtri',
  hideFilters: 'Nascondi i filtri',
  filters: 'Filtri',
  allDesigns: 'Tutti i modelli',
  filterBasic: 'Collage semplici',
  filterTiles: 'Pannelli',
  filterDesigns: 'Modelli',
  themeModern: 'Moderno',
  themeClassic: 'Classico',
  themeRetro: 'Retrò',
  themeVintage: 'Vintage',
  themeIllustration: 'Illustrazione',
  themePainting: 'Pittura',
  designCount: { one: '{count} modello', other: '{count} modelli' },
  listFailed: 'Impossibile caricare i modelli.',
  listFailedHint: 'Controlla la connessione e riprova. Non si perde nulla.',
  listEmpty: 'Qui non ci sono modelli.',
  listEmptyHint: 'Vedi tutti i modelli',
};
