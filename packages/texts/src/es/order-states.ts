import type { Like } from '../core.ts';
import type { orderStates as source } from '../en/order-states.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Recibido',
  statePrinting: 'En preparación',
  statePrinted: 'Listo para imprimir',
  stateSent: 'Enviado',
  stateCancelled: 'Cancelado',
  stateFailed: 'Algo ha salido mal',
};
