import type { Catalogue } from '../shared/core.ts';

/** Messages of sign in and register; the Spanish ones are the specification's. [SIGNIN-07] [REG-03 … REG-13] */
export const accountAnswers = {
  usernameTaken: 'This username is already taken.',
  email: 'Enter a valid e-mail address of at most 120 characters.',
  passwordGuessable: 'This password is too easy to guess. Choose another.',
  passwordsDiffer: 'The two passwords are not the same.',
  resetGone: 'This link has expired or has already been used. Request a new one.',
  wrongPassword: 'The current password is wrong.',
  sameEmail: 'This is already your e-mail address.',
  codeNeeded: 'This account asks for a code of your app, or a recovery code.',
  setupGone: 'This took too long. Please reload the page and begin again.',
  secondFactorOn: 'Two-step verification is already on. Please reload the page.',
  secondFactorOff: 'Two-step verification is off already. Please reload the page.',
  unsealed: 'Your details could not be read. Please try again.',
} as const satisfies Catalogue;
