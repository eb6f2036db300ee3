import type { passwords as source } from '../en/passwords.ts';
import type { Like } from '../shared/core.ts';

export const passwords: Like<typeof source> = {
  forgottenHint: 'Saisis ton nom d’utilisateur ou ton adresse e-mail. Nous t’enverrons un lien pour choisir un nouveau mot de passe.',
  forgottenSend: 'Envoyer le lien',
  forgottenSent: 'Si ce compte existe, un e-mail est en route. Son lien expire dans une demi-heure.',
  passwordChoose: 'Nouveau mot de passe',
  passwordChooseHint: 'De {min} à {max} caractères. Toutes tes sessions seront ensuite fermées.',
  passwordSave: 'Enregistrer le mot de passe',
  passwordSaved: 'Ton nouveau mot de passe est enregistré. Connecte-toi avec ce mot de passe.',
};
