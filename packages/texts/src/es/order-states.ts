import type { orderStates as source } from '../en/order-states.ts';
import type { Like } from '../shared/core.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Recibido',
  statePrinting: 'En preparación',
  statePrinted: 'Listo para imprimir',
  stateSent: 'Enviado',
  stateCancelled: 'Cancelado',
  stateFailed: 'Algo ha salido mal',
  stateReceivedHint: 'Ahora creamos el archivo de impresión de tu collage.',
  statePrintingHint: 'Se está creando el archivo de impresión de tu collage.',
  statePrintedHint: 'El archivo de impresión está listo; ahora le toca a la imprenta.',
  stateSentHint: 'Tu pedido está en camino.',
  stateCancelledHint: 'Este pedido no se imprimirá.',
  stateFailedHint: 'La imprenta está avisada y se pondrá en contacto contigo.',
};
