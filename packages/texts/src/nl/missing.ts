import type { missing as source } from '../en/missing.ts';
import type { Like } from '../shared/core.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'plek {number} van {total}, {name}, bestand ontbreekt',
  missingOnSlot: 'Bestand ontbreekt',
  missingTile: 'Het bestand is op dit apparaat niet bewaard. Kies het nog een keer: de foto komt terug op zijn plek.',
  missingNotice: {
    one: 'Van één foto ontbreekt het bestand. Kies het opnieuw, dan staat de foto weer op zijn plek.',
    other: 'Van {count} foto’s ontbreken de bestanden. Kies ze opnieuw, dan staan de foto’s weer op hun plek.',
  },
  missingChooseFiles: 'Bestanden kiezen',
  missingChooseThis: 'Deze foto nog een keer kiezen',
  missingToSave: 'Van sommige foto’s ontbreekt het bestand. Kies de bestanden opnieuw of verwijder de foto’s; daarna kun je opslaan.',
  saidReturned: { one: 'Eén foto staat weer op zijn plek.', other: '{count} foto’s staan weer op hun plek.' },
};
