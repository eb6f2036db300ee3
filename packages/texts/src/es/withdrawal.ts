import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Like } from '../shared/core.ts';

export const withdrawal: Like<typeof source> = {
  here: 'Desistir del contrato aquí',
  confirm: 'Confirmar desistimiento',
  title: 'Derecho de desistimiento',
  until:
    'Puedes desistir del contrato sin indicar el motivo hasta el {date} inclusive; si tu último paquete llegó después de lo anunciado, hasta 14 días naturales después de recibirlo.',
  way: 'Se hace en la página de tu pedido, en «{here}».',
  untilOpen: 'Puedes desistir del contrato sin indicar el motivo en los 14 días naturales siguientes a la entrega.',
  not: 'Quedan excluidos los productos personalizados: {what}.',
  statement: 'Desisto del contrato del pedido {id} relativo a:',
  receipt: 'Enviaremos el acuse de recibo, con fecha y hora, al correo electrónico del pedido.',
  elsewhere: 'También a otro correo electrónico (opcional)',
  done: 'Hemos recibido tu desistimiento. Te enviamos el acuse de recibo por correo electrónico.',
  withdrawn: 'Desistimiento del {time}: {what}',
  held: 'Desistimiento del cliente: {lines}',
  subject: 'Recepción de tu desistimiento, pedido {id}',
  mail: 'Hemos recibido tu desistimiento el {time}. Esto es lo que has declarado:',
  shopSubject: 'Pedido {id}: el cliente ha desistido',
  shopMail:
    'El cliente desistió del contrato el {time}. El acuse de recibo se envía automáticamente. El importe debe devolverse en 14 días; si el pedido no se ha enviado, queda retenido hasta que se libere.',
  late: 'Según el plazo de entrega indicado, el plazo terminaba el {date}. El desistimiento es válido si se hizo en los 14 días naturales siguientes a la llegada del último paquete.',
};
