import type { Like } from '../core.ts';
import type { passwordPages as source } from '../en/password-pages.ts';

export const passwordPages: Like<typeof source> = {
  forgotten: '¿Has olvidado la contraseña?',
  who: 'Nombre de usuario o correo electrónico',
  choose: 'Contraseña nueva',
  again: 'Repite la contraseña',
  save: 'Guardar la contraseña',
};
