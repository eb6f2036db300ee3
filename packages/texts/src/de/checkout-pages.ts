import type { checkoutPages as source } from '../en/checkout-pages.ts';
import type { Like } from '../shared/core.ts';

export const checkoutPages: Like<typeof source> = {
  choose: 'Worauf soll gedruckt werden?',
  chooseHint: 'Wähle das Material; danach geht es weiter zur Kasse.',
  toCheckout: 'Zur Kasse',
  otherPlaces: 'Mit diesem Material hat das Design andere Plätze. Sieh dir deine Collage zuerst mit diesem Material an.',
  open: 'Collage öffnen',
  notYet: 'Noch nicht bestellbar',
  otherAccount: 'Diese Collage gehört zu einem anderen Konto',
  otherAccountHint: 'Du bist als {name} angemeldet. Melde dich ab und dann mit dem Konto an, mit dem die Collage gestaltet wurde.',
  gone: 'Diese Collage gibt es nicht mehr',
};
