import type { Like } from '../core.ts';
import type { list as source } from '../en/list.ts';

export const list: Like<typeof source> = {
  listTitle: 'Quel collage pour ton mur ?',
  listHelp: 'Enregistre ton collage quand tu veux et termine-le quand tu préfères.',
  listLoading: 'Chargement des designs.',
  showFilters: 'Afficher les filtres',
  hideFilters: 'Masquer les filtres',
  filters: 'Filtres',
  allDesigns: 'Tous les designs',
  filterBasic: 'Collages de base',
  filterTiles: 'Carreaux',
  filterDesigns: 'Designs',
  themeModern: 'Moderne',
  themeClassic: 'Classique',
  themeRetro: 'Rétro',
  themeVintage: 'Vintage',
  themeIllustration: 'Illustration',
  themePainting: 'Peinture',
  designCount: { one: '{count} design', other: '{count} designs' },
  listFailed: 'Les designs n’ont pas pu être chargés.',
  listFailedHint: 'Vérifie ta connexion et réessaie. Rien n’est perdu.',
  listEmpty: 'Il n’y a aucun design ici.',
  listEmptyHint: 'Voir tous les designs',
};
