import type { passwords as source } from '../en/passwords.ts';
import type { Like } from '../shared/core.ts';

export const passwords: Like<typeof source> = {
  forgottenHint: 'Introduce tu nombre de usuario o tu correo electrónico. Te enviaremos un enlace para elegir una contraseña nueva.',
  forgottenSend: 'Enviar el enlace',
  forgottenSent: 'Si existe esa cuenta, te hemos enviado un correo. El enlace caduca en media hora.',
  passwordChoose: 'Contraseña nueva',
  passwordChooseHint: 'De {min} a {max} caracteres. Después se cierra tu sesión en todas partes.',
  passwordSave: 'Guardar la contraseña',
  passwordSaved: 'Tu contraseña nueva ya está activa. Inicia sesión con ella.',
};
