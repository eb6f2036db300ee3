import type { Like } from '../core.ts';
import type { accountPage as source } from '../en/account-page.ts';

export const accountPage: Like<typeof source> = {
  title: 'Mi cuenta',
  signedInAs: 'Has iniciado sesión como {name}',
  email: 'Correo electrónico',
  emailNow: 'Tu correo es {email}. Para cambiarlo, tendrás que confirmar el nuevo desde las dos direcciones.',
  emailNowUnconfirmed: 'Tu correo es {email}. Aún no está confirmado.',
  confirmNeeded:
    'Sigue el enlace de nuestro correo. Después podrás iniciar sesión con este correo y recibirás los correos sobre tus pedidos.',
  sendLink: 'Enviar un enlace nuevo',
  linkSent: 'El enlace está en camino. Funciona durante una semana.',
  emailAskedNew: 'Hemos enviado un enlace al correo nuevo. Funciona durante media hora.',
  newEmail: 'Correo electrónico nuevo',
  changeEmail: 'Cambiar el correo',
  emailAsked: 'Hemos enviado un enlace a las dos direcciones. Los enlaces caducan en media hora.',
  password: 'Contraseña',
  current: 'Contraseña actual',
  passwordHint: 'De {min} a {max} caracteres. Después se cierra tu sesión en los demás dispositivos.',
  passwordSaved: 'Tu contraseña nueva ya está activa. Se ha cerrado la sesión en los demás dispositivos.',
  devices: 'Dispositivos',
  devicesHint: 'Aquí tienes la sesión abierta.',
  unknownDevice: 'Dispositivo desconocido',
  thisDevice: 'este dispositivo',
  seen: 'Último uso: {date}',
  endOne: 'Cerrar sesión',
  endAll: 'Cerrar sesión en todas partes',
  confirmTitle: 'Confirmar el correo electrónico',
  confirmHint: 'Confirma que este correo pertenece a esta cuenta.',
  confirm: 'Confirmar',
  confirmedHalf: 'Confirmado. Falta la confirmación desde tu otra dirección.',
  confirmedDone: 'Confirmado. El correo ya está activo.',
  leave: 'Eliminar la cuenta',
  leaveHint:
    'Tus fotos y collages se eliminarán al momento y para siempre. De tus pedidos solo conservamos los datos de facturación, mientras la ley lo exija.',
  leaveNow: 'Eliminar para siempre',
  left: 'Tu cuenta se ha eliminado, con todas las fotos y collages.',
  underWay: 'Aún sin imprimir: pedido {orders}. Cancélalo en su página o espera a que se imprima; después podrás eliminar la cuenta.',
  export: 'Mis datos',
  exportHint:
    'Todos los datos que tenemos sobre ti, en un archivo ZIP: cuenta, pedidos, collages con sus versiones y tus fotos originales.',
  exportNow: 'Descargar',
};
