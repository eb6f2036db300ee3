import type { shopMails as source } from '../en/shop-mails.ts';
import type { Like } from '../shared/core.ts';

export const shopMails: Like<typeof source> = {
  orderSubject: 'Pedido {id}: {what}',
  order: 'Ha llegado un pedido.',
  graceUntil: 'El cliente puede cambiarlo o cancelarlo hasta el {time}; después se crea el archivo de impresión.',
  failedSubject: 'El pedido {id} no se ha podido imprimir',
  failed: 'No se ha podido crear el archivo de impresión. {reason} Cuando esté resuelto, vuelve a imprimir: {command}',
  cancelledSubject: 'El cliente ha cancelado el pedido {id}',
  cancelled: 'El cliente ha cancelado este pedido. No se imprimirá.',
  addressSubject: 'El pedido {id} va a otra dirección',
  address: 'El cliente ha cambiado la dirección. La nueva es esta:',
};
