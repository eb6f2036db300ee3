import type { orderFacts as source } from '../en/order-facts.ts';
import type { Like } from '../shared/core.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Pedido',
  shopNumber: 'N.º de pedido de la tienda',
  date: 'Fecha',
  price: 'Precio',
  shipping: 'Gastos de envío',
  vatIncluded: 'IVA del {rate} incluido',
  vatAdded: 'IVA del {rate}',
  throughShop: 'En la caja de la tienda',
  way: 'Forma de entrega',
  carrier: 'Transportista',
  code: 'Número de seguimiento',
  reason: 'Motivo',
  buyer: 'Cliente',
  accepted: 'Avisos aceptados',
};
