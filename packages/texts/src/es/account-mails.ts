import type { accountMails as source } from '../en/account-mails.ts';
import type { Like } from '../shared/core.ts';

export const accountMails: Like<typeof source> = {
  resetSubject: 'Una contraseña nueva en {shop}',
  reset:
    'Alguien, probablemente tú, ha pedido una contraseña nueva para la cuenta {name}. El enlace se puede usar una sola vez y caduca en media hora.',
  resetWay: 'Elegir una contraseña nueva',
  resetIgnore: 'Si no has sido tú, no hay nada que hacer: tu contraseña sigue igual.',
  changedSubject: 'Se ha cambiado tu contraseña en {shop}',
  changed:
    'La contraseña de la cuenta {name} se acaba de cambiar y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, pide enseguida una contraseña nueva:',
  deviceSubject: 'Inicio de sesión en {shop} desde un dispositivo nuevo',
  device:
    'Se acaba de iniciar sesión en la cuenta {name} desde un dispositivo nuevo: {agent}. Si no has sido tú, elige enseguida una contraseña nueva:',
  emailSubject: 'Cambio de correo electrónico en {shop}',
  emailWish:
    'Alguien, probablemente tú, quiere cambiar el correo electrónico de la cuenta {name}. El cambio se hará cuando se confirme desde la dirección antigua y desde la nueva. El enlace se puede usar una sola vez y caduca en media hora.',
  emailWay: 'Confirmar',
  emailIgnore: 'Si no has sido tú, no hay nada que hacer: sin esta confirmación todo sigue igual.',
  confirmSubject: 'Confirma tu correo electrónico en {shop}',
  confirmEmail:
    'Este correo se ha indicado para la cuenta {name}. Confirma que es tuyo. Después podrás iniciar sesión con él, y los correos sobre pedidos llegarán aquí. El enlace funciona durante una semana.',
  confirmIgnore: 'Si no has sido tú, no hay nada que hacer: sin esta confirmación no llegan aquí correos sobre pedidos.',
  emailChanged:
    'El correo electrónico de la cuenta {name} se acaba de cambiar. Los mensajes sobre la cuenta ya no llegarán a esta dirección.',
  factorOnSubject: 'Verificación en dos pasos en {shop} activada',
  factorOn:
    'La cuenta {name} pide desde ahora un código de una aplicación de autenticación y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, elige enseguida una contraseña nueva y escribe a la tienda:',
  factorOffSubject: 'Verificación en dos pasos en {shop} desactivada',
  factorOff:
    'La cuenta {name} ya no pide un código: su contraseña sola la abre. Si no has sido tú, ni la tienda a petición tuya, elige enseguida una contraseña nueva:',
  leftSubject: 'Tu cuenta en {shop} se ha eliminado',
  left: 'La cuenta {name} se acaba de eliminar, con todas sus fotos y collages. De tus pedidos solo conservamos los datos de facturación, mientras la ley lo exija. Este es el último correo sobre esta cuenta; tampoco conservaremos esta dirección.',
  leftIgnore: 'Si no has sido tú, responde enseguida a este correo.',
};
