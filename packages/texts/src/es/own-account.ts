import type { ownAccount as source } from '../en/own-account.ts';
import type { Like } from '../shared/core.ts';

export const ownAccount: Like<typeof source> = {
  ownEmailNow: 'Tu correo es {email}. Para cambiarlo, tendrás que confirmar el nuevo desde las dos direcciones.',
  ownEmailUnconfirmed: 'Tu correo es {email}. Aún no está confirmado.',
  ownConfirmNeeded:
    'Sigue el enlace de nuestro correo. Después podrás iniciar sesión con este correo y recibirás los correos sobre tus pedidos.',
  ownSendLink: 'Enviar un enlace nuevo',
  ownLinkSent: 'El enlace está en camino. Funciona durante una semana.',
  ownEmailAskedNew: 'Hemos enviado un enlace al correo nuevo. Funciona durante media hora.',
  ownNewEmail: 'Correo electrónico nuevo',
  ownChangeEmail: 'Cambiar el correo',
  ownEmailAsked: 'Hemos enviado un enlace a las dos direcciones. Los enlaces caducan en media hora.',
  ownCurrent: 'Contraseña actual',
  ownPasswordHint: 'De {min} a {max} caracteres. Después se cierra tu sesión en los demás dispositivos.',
  ownPasswordSaved: 'Tu contraseña nueva ya está activa. Se ha cerrado la sesión en los demás dispositivos.',
  ownDevices: 'Dispositivos',
  ownDevicesHint: 'Aquí tienes la sesión abierta.',
  ownUnknownDevice: 'Dispositivo desconocido',
  ownThisDevice: 'este dispositivo',
  ownSeen: 'Último uso: {date}',
  ownEndOne: 'Cerrar sesión',
  ownEndAll: 'Cerrar sesión en todas partes',
  ownConfirmTitle: 'Confirmar el correo electrónico',
  ownConfirmHint: 'Confirma que este correo pertenece a esta cuenta.',
  ownConfirm: 'Confirmar',
  ownLeave: 'Eliminar la cuenta',
  ownLeaveHint:
    'Tus fotos y collages se eliminarán al momento y para siempre. De tus pedidos solo conservamos los datos de facturación, mientras la ley lo exija.',
  ownLeaveNow: 'Eliminar para siempre',
  ownLeft: 'Tu cuenta se ha eliminado, con todas las fotos y collages.',
  ownExport: 'Mis datos',
  ownExportHint:
    'Todos los datos que tenemos sobre ti, en un archivo ZIP: cuenta, pedidos, collages con sus versiones y tus fotos originales.',
  ownExportNow: 'Descargar',
};
