import type { Like } from '../core.ts';
import type { passwordPages as source } from '../en/password-pages.ts';

export const passwordPages: Like<typeof source> = {
  forgotten: 'Password dimenticata?',
  who: 'Nome utente o indirizzo e-mail',
  choose: 'Nuova password',
  again: 'Ripeti la password',
  save: 'Salva la password',
};
