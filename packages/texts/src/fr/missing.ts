import type { missing as source } from '../en/missing.ts';
import type { Like } from '../shared/core.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'emplacement {number} sur {total}, {name}, fichier manquant',
  missingOnSlot: 'Fichier manquant',
  missingTile: 'Son fichier n’a pas été conservé sur cet appareil. Choisis-le à nouveau : la photo revient à sa place.',
  missingNotice: {
    one: 'Il manque le fichier d’une photo. Choisis-le à nouveau et elle reviendra à sa place.',
    other: 'Il manque les fichiers de {count} photos. Choisis-les à nouveau et elles reviendront à leur place.',
  },
  missingChooseFiles: 'Choisir les fichiers',
  missingChooseThis: 'Choisir à nouveau cette photo',
  missingToSave: 'Il manque les fichiers de certaines photos. Choisis-les à nouveau ou retire ces photos pour pouvoir enregistrer.',
  saidReturned: { one: 'Une photo est revenue à sa place.', other: '{count} photos sont revenues à leur place.' },
};
