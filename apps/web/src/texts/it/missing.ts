import type { Like } from '../core.ts';
import type { missing as source } from '../en/missing.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'spazio {number} di {total}, {name}, aspetta il suo file',
  missingOnSlot: 'Aspetta il suo file',
  missingTile: 'Il suo file non è stato conservato su questo dispositivo. Sceglilo di nuovo: la foto torna al suo posto.',
  missingNotice: {
    one: 'Una foto aspetta il suo file. Sceglilo di nuovo e la foto tornerà al suo posto.',
    other: '{count} foto aspettano i loro file. Sceglili di nuovo e le foto torneranno al loro posto.',
  },
  missingChooseFiles: 'Scegli i file',
  missingChooseThis: 'Scegli di nuovo questa foto',
  missingToSave: 'Alcune foto aspettano il loro file. Scegli di nuovo i file o togli le foto; poi potrai salvare.',
  saidReturned: { one: 'Una foto è tornata al suo posto.', other: '{count} foto sono tornate al loro posto.' },
};
