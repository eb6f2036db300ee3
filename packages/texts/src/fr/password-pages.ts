import type { Like } from '../core.ts';
import type { passwordPages as source } from '../en/password-pages.ts';

export const passwordPages: Like<typeof source> = {
  forgotten: 'Mot de passe oublié ?',
  who: 'Nom d’utilisateur ou adresse e-mail',
  choose: 'Nouveau mot de passe',
  again: 'Confirme le mot de passe',
  save: 'Enregistrer le mot de passe',
};
