import type { checkoutPages as source } from '../en/checkout-pages.ts';
import type { Like } from '../shared/core.ts';

export const checkoutPages: Like<typeof source> = {
  choose: 'Op welk materiaal drukken we je collage?',
  chooseHint: 'Kies het materiaal; daarna ga je verder naar de kassa.',
  toCheckout: 'Naar de kassa',
  otherPlaces: 'Met dit materiaal heeft het ontwerp andere plekken. Bekijk je collage eerst met dit materiaal.',
  open: 'Collage openen',
  notYet: 'Kan nog niet worden besteld',
  otherAccount: 'Deze collage is van een ander account',
  otherAccountHint: 'Je bent ingelogd als {name}. Log uit en log in met het account waarmee de collage is gemaakt.',
  gone: 'Deze collage is er niet meer',
};
