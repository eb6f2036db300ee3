import type { orderPage as source } from '../en/order-page.ts';
import type { Like } from '../shared/core.ts';

export const orderPage: Like<typeof source> = {
  orderUnknown: 'Este enlace no es válido o ha caducado. Usa el del último correo o inicia sesión.',
  orderSignIn: 'Inicia sesión para ver este pedido.',
  orderToSignIn: 'Iniciar sesión',
  orderAway: 'Sin conexión. La página lo intenta de nuevo por sí sola.',
  orderHeld: 'La imprenta ha dejado el pedido en espera.',
  orderPaid: 'Pagado',
  orderRefunded: 'Reembolsado',
  orderParcel: 'Paquete',
  orderDetails: 'Lo que has pedido',
  orderChangeTitle: 'Cambiar',
  orderChangeUntil: 'Puedes hacerlo hasta el {time}; después preparamos la impresión.',
  orderChangeAddress: 'Cambiar la dirección',
  orderSameCountry: 'El país sigue siendo {country}, porque el precio depende de él.',
  orderConfirmEmail: 'Correo electrónico del pedido, para confirmar',
  orderSaveAddress: 'Guardar la dirección',
  orderAddressSaved: 'La nueva dirección se ha guardado.',
  orderCancel: 'Cancelar el pedido',
  orderCancelHint: 'No se imprime ni se cobra nada. No se puede deshacer.',
  orderCancelNow: 'Cancelar definitivamente',
  orderAgain: 'Pedir de nuevo',
  orderNewLink: 'Sustituir el enlace',
  orderNewLinkHint: 'Los enlaces de correos anteriores dejarán de funcionar; en el próximo correo recibirás uno nuevo.',
  orderLinkReplaced: 'Los enlaces anteriores ya no funcionan.',
};
