import type { Like } from '../core.ts';
import type { accountAnswers as source } from '../en/account-answers.ts';

export const accountAnswers: Like<typeof source> = {
  wrongCredentials: 'Nom d’utilisateur ou mot de passe incorrect.',
  wrongByEmail: 'Nom d’utilisateur ou mot de passe incorrect. Une adresse e-mail ne vaut ici qu’une fois confirmée.',
  username: 'Le nom d’utilisateur est obligatoire et doit comporter entre 2 et 20 caractères.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris.',
  email: 'Saisis une adresse e-mail valable de 120 caractères au plus.',
  password: 'Le mot de passe est obligatoire et doit comporter entre {min} et {max} caractères.',
  passwordGuessable: 'Ce mot de passe est trop facile à deviner. Choisis-en un autre.',
  passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
  terms: 'Tu ne peux pas créer de compte sans accepter les conditions générales.',
  resetGone: 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.',
  wrongPassword: 'Le mot de passe actuel est incorrect.',
  sameEmail: 'C’est déjà ton adresse e-mail.',
  codeNeeded: 'Ce compte demande un code de ton application ou un code de secours.',
  wrongCode: 'Ce code est incorrect ou déjà utilisé. Attends le suivant dans ton application ou utilise un autre code de secours.',
  signInExpired: 'Cela a pris trop de temps. Connecte-toi à nouveau avec ton mot de passe.',
  setupGone: 'Cela a pris trop de temps. Recharge la page et recommence.',
  secondFactorOn: 'La validation en deux étapes est déjà activée. Recharge la page.',
  secondFactorOff: 'La validation en deux étapes est déjà désactivée. Recharge la page.',
  unsealed: 'Le formulaire n’a pas pu être lu. Réessaie.',
};
