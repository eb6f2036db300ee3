import type { missing as source } from '../en/missing.ts';
import type { Like } from '../shared/core.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'spazio {number} di {total}, {name}, file mancante',
  missingOnSlot: 'File mancante',
  missingTile: 'Il suo file non è stato conservato su questo dispositivo. Sceglilo di nuovo: la foto torna al suo posto.',
  missingNotice: {
    one: 'Manca il file di una foto. Sceglilo di nuovo e la foto tornerà al suo posto.',
    other: 'Mancano i file di {count} foto. Sceglili di nuovo e le foto torneranno al loro posto.',
  },
  missingChooseFiles: 'Scegli i file',
  missingChooseThis: 'Scegli di nuovo questa foto',
  missingToSave: 'Mancano i file di alcune foto. Sceglili di nuovo o togli quelle foto per poter salvare.',
  saidReturned: { one: 'Una foto è tornata al suo posto.', other: '{count} foto sono tornate al loro posto.' },
};
