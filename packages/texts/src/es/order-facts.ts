import type { Like } from '../core.ts';
import type { orderFacts as source } from '../en/order-facts.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Pedido',
  shopNumber: 'N.º de pedido de la tienda',
  date: 'Fecha',
  what: 'Producto',
  price: 'Precio',
  shipping: 'Gastos de envío',
  vatIncluded: 'IVA del {rate} incluido',
  vatAdded: 'IVA del {rate}',
  total: 'Total',
  payment: 'Pago',
  onInvoice: 'Por factura',
  throughShop: 'En la caja de la tienda',
  to: 'Dirección de entrega',
  way: 'Forma de entrega',
  invoice: 'Dirección de facturación',
  oneDay: '{name}, {days} día laborable',
  days: '{name}, {days} días laborables',
  carrier: 'Transportista',
  code: 'Número de seguimiento',
  reason: 'Motivo',
  email: 'Correo electrónico',
  buyer: 'Cliente',
  language: 'Idioma',
  accepted: 'Avisos aceptados',
};
