import type { visitor as source } from '../en/visitor.ts';
import type { Like } from '../shared/core.ts';

export const visitor: Like<typeof source> = {
  makeCollage: 'Een collage maken',
  signInOverview: 'Log in om je collages en bestellingen te zien.',
  signInToCollage: 'Log in om je collage te openen',
  signInToCollageHint: 'Gebruik het account waarmee je de collage hebt gemaakt.',
  registerForPages: 'Met een account kun je je collages opslaan en bestellen, op elk apparaat.',
  registerHaveOne: 'Ik heb al een account',
};
