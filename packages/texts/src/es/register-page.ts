import type { Like } from '../core.ts';
import type { registerPage as source } from '../en/register-page.ts';

export const registerPage: Like<typeof source> = {
  title: 'Crear cuenta',
  hint: 'Con una cuenta guardas tus collages y puedes pedirlos desde cualquier dispositivo.',
  newsletter: 'Quiero recibir el boletín de novedades',
  accept: 'Acepto las condiciones generales',
  haveOne: 'Ya tengo una cuenta',
};
