import type { Like } from '../core.ts';
import type { passwordPages as source } from '../en/password-pages.ts';

export const passwordPages: Like<typeof source> = {
  forgotten: 'Passwort vergessen?',
  who: 'Benutzername oder E-Mail-Adresse',
  choose: 'Neues Passwort',
  again: 'Passwort wiederholen',
  save: 'Passwort speichern',
};
