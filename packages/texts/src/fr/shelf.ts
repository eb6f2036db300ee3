import type { Like } from '../core.ts';
import type { shelf as source } from '../en/shelf.ts';

export const shelf: Like<typeof source> = {
  more: 'Plus',
  name: 'Nom',
  rename: 'Renommer',
  copy: 'Dupliquer',
  remove: 'Supprimer',
  undo: 'Annuler',
  bringBack: 'Récupérer',
  copyName: 'Copie de {name}',
  removed: 'Le collage a été supprimé.',
  broughtBack: 'Le collage a été récupéré.',
  copied: 'La copie est en haut de la liste.',
  renamed: 'Le nom a été changé.',
  gone: 'Ce collage n’existe pas ou plus.',
  nameWrong: 'Le nom peut comporter 60 caractères au maximum, sur une seule ligne.',
  bin: 'Collages supprimés',
  binHint: 'Ils restent ici trente jours.',
  versions: 'Versions',
  versionsOf: 'Versions de {name}',
  versionsHint: 'Chaque enregistrement crée une version. Une version antérieure s’ouvre comme nouveau collage ; celui-ci reste tel quel.',
  newest: 'Version la plus récente',
  version: 'Version {n}',
  openAsNew: 'Ouvrir comme nouveau collage',
  orderAgain: 'Commander à nouveau',
};
