import type { checkoutPages as source } from '../en/checkout-pages.ts';
import type { Like } from '../shared/core.ts';

export const checkoutPages: Like<typeof source> = {
  choose: '¿En qué material lo imprimimos?',
  chooseHint: 'Elige el material; después irás a la caja.',
  toCheckout: 'Ir a la caja',
  otherPlaces: 'Con este material, el diseño tiene otros espacios. Mira antes cómo queda tu collage.',
  open: 'Abrir el collage',
  notYet: 'Todavía no se puede pedir',
  otherAccount: 'Este collage es de otra cuenta',
  otherAccountHint: 'Has iniciado sesión como {name}. Cierra la sesión e iníciala con la cuenta con la que se creó el collage.',
  gone: 'Este collage ya no existe',
};
