import type { list as source } from '../en/list.ts';
import type { Like } from '../shared/core.ts';

export const list: Like<typeof source> = {
  listTitle: '¿Qué collage colgarás en tu pared?',
  listHelp: 'Guarda tu collage cuando quieras y termínalo cuando prefieras.',
  listLoading: 'Cargando los diseños.',
  showFilters: 'Mostrar filtros',
  hideFilters: 'Ocultar filtros',
  filters: 'Filtros',
  allDesigns: 'Todos los diseños',
  filterBasic: 'Collages básicos',
  filterTiles: 'Paneles',
  filterDesigns: 'Diseños',
  themeModern: 'Moderno',
  themeClassic: 'Clásico',
  themeRetro: 'Retro',
  themeVintage: 'Vintage',
  themeIllustration: 'Ilustración',
  themePainting: 'Pintura',
  designCount: { one: '{count} diseño', other: '{count} diseños' },
  listFailed: 'No se han podido cargar los diseños.',
  listFailedHint: 'Comprueba tu conexión e inténtalo de nuevo. No se pierde nada.',
  listEmpty: 'Aquí no hay diseños.',
  listEmptyHint: 'Ver todos los diseños',
};
