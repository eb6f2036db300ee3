import type { visitor as source } from '../en/visitor.ts';
import type { Like } from '../shared/core.ts';

export const visitor: Like<typeof source> = {
  makeCollage: 'Eine Collage gestalten',
  signInOverview: 'Melde dich an, um deine Collagen und Bestellungen zu sehen.',
  signInToCollage: 'Melde dich an, um deine Collage zu öffnen',
  signInToCollageHint: 'Mit dem Konto, mit dem du sie gestaltet hast.',
  registerForPages: 'Mit einem Konto kannst du deine Collagen auf jedem Gerät speichern und bestellen.',
  registerHaveOne: 'Ich habe schon ein Konto',
};
