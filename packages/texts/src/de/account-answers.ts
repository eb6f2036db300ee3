import type { Like } from '../core.ts';
import type { accountAnswers as source } from '../en/account-answers.ts';

export const accountAnswers: Like<typeof source> = {
  wrongCredentials: 'Benutzername oder Passwort falsch.',
  wrongByEmail: 'Benutzername oder Passwort falsch. Eine E-Mail-Adresse gilt hier erst, wenn sie bestätigt ist.',
  username: 'Der Benutzername ist erforderlich und muss 2 bis 20 Zeichen lang sein.',
  usernameTaken: 'Dieser Benutzername ist schon vergeben.',
  email: 'Gib eine gültige E-Mail-Adresse mit höchstens 120 Zeichen ein.',
  password: 'Das Passwort ist erforderlich und muss {min} bis {max} Zeichen lang sein.',
  passwordGuessable: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
  terms: 'Ohne Zustimmung zu den AGB kannst du kein Konto anlegen.',
  resetGone: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an.',
  wrongPassword: 'Das aktuelle Passwort ist falsch.',
  sameEmail: 'Das ist schon deine E-Mail-Adresse.',
  codeNeeded: 'Dieses Konto fragt nach einem Code deiner App oder einem Ersatzcode.',
  wrongCode: 'Der Code ist falsch oder schon benutzt. Warte auf den nächsten in deiner App oder nimm einen anderen Ersatzcode.',
  signInExpired: 'Das hat zu lange gedauert. Bitte melde dich noch einmal mit deinem Passwort an.',
  setupGone: 'Das hat zu lange gedauert. Bitte lade die Seite neu und fang noch einmal an.',
  secondFactorOn: 'Die Bestätigung in zwei Schritten ist schon eingeschaltet. Bitte lade die Seite neu.',
  secondFactorOff: 'Die Bestätigung in zwei Schritten ist schon ausgeschaltet. Bitte lade die Seite neu.',
  unsealed: 'Deine Angaben konnten nicht gelesen werden. Bitte versuche es noch einmal.',
};
