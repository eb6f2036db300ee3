import type { Like } from '../core.ts';
import type { missing as source } from '../en/missing.ts';

export const missing: Like<typeof source> = {
  missingSlot: 'plek {number} van {total}, {name}, wacht op het bestand',
  missingOnSlot: 'Wacht op het bestand',
  missingTile: 'Het bestand is op dit apparaat niet bewaard. Kies het nog een keer: de foto komt terug op zijn plek.',
  missingNotice: {
    one: 'Eén foto wacht op zijn bestand. Kies het nog een keer en de foto staat weer op zijn plek.',
    other: '{count} foto’s wachten op hun bestanden. Kies ze nog een keer en de foto’s staan weer op hun plek.',
  },
  missingChooseFiles: 'Bestanden kiezen',
  missingChooseThis: 'Deze foto nog een keer kiezen',
  missingToSave: 'Sommige foto’s wachten op hun bestand. Kies de bestanden nog een keer of haal de foto’s weg; daarna kun je opslaan.',
  saidReturned: { one: 'Eén foto staat weer op zijn plek.', other: '{count} foto’s staan weer op hun plek.' },
};
