import type { orderMails as source } from '../en/order-mails.ts';
import type { Like } from '../shared/core.ts';

export const orderMails: Like<typeof source> = {
  hello: 'Hola, {name}:',
  helloUnnamed: 'Hola:',
  receivedSubject: 'Tu pedido {id} en {shop}',
  received: 'Hemos recibido tu pedido. Esto es lo que has pedido:',
  grace: 'Puedes cambiar la dirección o cancelar el pedido hasta el {time}.',
  toOrder: 'Ver tu pedido',
  toOrderHint: 'El enlace funciona sin iniciar sesión. Compártelo solo con quien pueda ver tu pedido.',
  terms: 'Las condiciones de tu pedido',
  sentSubject: 'Tu pedido {id} está en camino',
  sent: 'Tu pedido está en camino.',
  parcel: 'Un paquete de tu pedido está en camino.',
  follow: 'Seguir el paquete',
  cancelledSubject: 'Tu pedido {id} se ha cancelado',
  cancelled: 'Tu pedido se ha cancelado: no se imprimirá ni se enviará nada.',
  refundedSubject: 'Reembolso de tu pedido {id}',
  refunded: 'Te hemos reembolsado {total}.',
  addressSubject: 'Nueva dirección para tu pedido {id}',
  address: 'Tu pedido se enviará ahora a esta dirección:',
};
