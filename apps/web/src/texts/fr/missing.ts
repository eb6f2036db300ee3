import type { Like } from '../core.ts';
import type { missing as source } from '../en/missing.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'emplacement {number} sur {total}, {name}, attend son fichier',
  missingOnSlot: 'Attend son fichier',
  missingTile: 'Son fichier n’a pas été conservé sur cet appareil. Choisis-le à nouveau : la photo revient à sa place.',
  missingNotice: {
    one: 'Une photo attend son fichier. Choisis-le à nouveau et elle reviendra à sa place.',
    other: '{count} photos attendent leurs fichiers. Choisis-les à nouveau et elles reviendront à leur place.',
  },
  missingChooseFiles: 'Choisir les fichiers',
  missingChooseThis: 'Choisir à nouveau cette photo',
  missingToSave: 'Des photos attendent leur fichier. Choisis les fichiers à nouveau ou retire les photos ; tu pourras ensuite enregistrer.',
  saidReturned: { one: 'Une photo est revenue à sa place.', other: '{count} photos sont revenues à leur place.' },
};
