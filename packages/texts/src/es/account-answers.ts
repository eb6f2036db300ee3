import type { accountAnswers as source } from '../en/account-answers.ts';
import type { Like } from '../shared/core.ts';

export const accountAnswers: Like<typeof source> = {
  usernameTaken: 'Este nombre de usuario ya está en uso.',
  email: 'La dirección de correo electrónico es obligatoria y debe tener entre 2 y 120 caracteres.',
  passwordGuessable: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  passwordsDiffer: 'Las dos contraseñas no son iguales.',
  resetGone: 'Este enlace ha caducado o ya se ha usado. Pide otro.',
  wrongPassword: 'La contraseña actual no es correcta.',
  sameEmail: 'Ya es tu correo electrónico.',
  codeNeeded: 'Esta cuenta pide un código de tu aplicación o un código de recuperación.',
  setupGone: 'Ha pasado demasiado tiempo. Recarga la página y empieza de nuevo.',
  secondFactorOn: 'La verificación en dos pasos ya está activada. Recarga la página.',
  secondFactorOff: 'La verificación en dos pasos ya está desactivada. Recarga la página.',
  unsealed: 'No se ha podido leer el formulario. Inténtalo de nuevo.',
};
