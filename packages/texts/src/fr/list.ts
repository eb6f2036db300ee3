import type { list as source } from '../en/list.ts';
import type { Like } from '../shared/core.ts';

export const list: Like<typeof source> = {
  listTitle: 'Quel collage pour ton mur ?',
  listHelp: 'Enregistre ton collage quand tu veux et termine-le quand ça t’arrange.',
  listLoading: 'Chargement des modèles…',
  showFilters: 'Afficher les filtres',
  hideFilters: 'Masquer les filtres',
  filters: 'Filtres',
  allDesigns: 'Tous les modèles',
  filterBasic: 'Collages simples',
  filterTiles: 'Panneaux',
  filterDesigns: 'Modèles',
  themeModern: 'Moderne',
  themeClassic: 'Classique',
  themeRetro: 'Rétro',
  themeVintage: 'Vintage',
  themeIllustration: 'Illustration',
  themePainting: 'Peinture',
  designCount: { one: '{count} modèle', other: '{count} modèles' },
  listFailed: 'Les modèles n’ont pas pu être chargés.',
  listFailedHint: 'Vérifie ta connexion et réessaie. Rien n’est perdu.',
  listEmpty: 'Il n’y a aucun modèle ici.',
  listEmptyHint: 'Voir tous les modèles',
};
