import type { Catalogue } from '../core.ts';

/** Messages of sign in and register; the Spanish ones are the specification's. [SIGNIN-07] [REG-03 … REG-13] */
export const accountAnswers = {
  wrongCredentials: 'Wrong username or password.',
  wrongByEmail: 'Wrong username or password. An e-mail address works here only once it is confirmed.',
  username: 'The username is required and must have between 2 and 20 characters.',
  usernameTaken: 'This username is already taken.',
  email: 'Enter a valid e-mail address of at most 120 characters.',
  password: 'The password is required and must have between {min} and {max} characters.',
  passwordGuessable: 'This password is too easy to guess. Choose another.',
  passwordsDiffer: 'The two passwords are not the same.',
  terms: 'You cannot create an account unless you accept the general terms of use.',
  resetGone: 'This link has expired or has already been used. Request a new one.',
  wrongPassword: 'The current password is wrong.',
  sameEmail: 'This is already your e-mail address.',
  codeNeeded: 'This account asks for a code of your app, or a recovery code.',
  wrongCode: 'The code is wrong or was used already. Wait for the next one in your app, or use another recovery code.',
  signInExpired: 'This took too long. Please sign in again with your password.',
  setupGone: 'This took too long. Please reload the page and begin again.',
  secondFactorOn: 'Two-step verification is on already. Please reload the page.',
  secondFactorOff: 'Two-step verification is off already. Please reload the page.',
  unsealed: 'Your details could not be read. Please try again.',
} as const satisfies Catalogue;
