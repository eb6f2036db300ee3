import type { Like } from '../core.ts';
import type { passwordPages as source } from '../en/password-pages.ts';

export const passwordPages: Like<typeof source> = {
  forgotten: 'Wachtwoord vergeten?',
  who: 'Gebruikersnaam of e-mailadres',
  choose: 'Nieuw wachtwoord',
  again: 'Wachtwoord herhalen',
  save: 'Wachtwoord opslaan',
};
