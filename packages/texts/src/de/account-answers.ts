import type { accountAnswers as source } from '../en/account-answers.ts';
import type { Like } from '../shared/core.ts';

export const accountAnswers: Like<typeof source> = {
  usernameTaken: 'Dieser Benutzername ist schon vergeben.',
  email: 'Gib eine gültige E-Mail-Adresse mit höchstens 120 Zeichen ein.',
  passwordGuessable: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
  resetGone: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an.',
  wrongPassword: 'Das aktuelle Passwort ist falsch.',
  sameEmail: 'Das ist schon deine E-Mail-Adresse.',
  codeNeeded: 'Dieses Konto fragt nach einem Code deiner App oder einem Ersatzcode.',
  setupGone: 'Das hat zu lange gedauert. Bitte lade die Seite neu und fang noch einmal an.',
  secondFactorOn: 'Die Bestätigung in zwei Schritten ist schon eingeschaltet. Bitte lade die Seite neu.',
  secondFactorOff: 'Die Bestätigung in zwei Schritten ist schon ausgeschaltet. Bitte lade die Seite neu.',
  unsealed: 'Deine Angaben konnten nicht gelesen werden. Bitte versuche es noch einmal.',
};
