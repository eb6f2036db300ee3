import type { accountAnswers as source } from '../en/account-answers.ts';
import type { Like } from '../shared/core.ts';

export const accountAnswers: Like<typeof source> = {
  usernameTaken: 'Ce nom d’utilisateur est déjà pris.',
  email: 'Saisis une adresse e-mail valable de 120 caractères au plus.',
  passwordGuessable: 'Ce mot de passe est trop facile à deviner. Choisis-en un autre.',
  passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
  resetGone: 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.',
  wrongPassword: 'Le mot de passe actuel est incorrect.',
  sameEmail: 'C’est déjà ton adresse e-mail.',
  codeNeeded: 'Ce compte demande un code de ton application ou un code de secours.',
  setupGone: 'Cela a pris trop de temps. Recharge la page et recommence.',
  secondFactorOn: 'La validation en deux étapes est déjà activée. Recharge la page.',
  secondFactorOff: 'La validation en deux étapes est déjà désactivée. Recharge la page.',
  unsealed: 'Le formulaire n’a pas pu être lu. Réessaie.',
};
