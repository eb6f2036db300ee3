import type { Like } from '../core.ts';
import type { accountAnswers as source } from '../en/account-answers.ts';

export const accountAnswers: Like<typeof source> = {
  wrongCredentials: 'Gebruikersnaam of wachtwoord onjuist.',
  wrongByEmail: 'Gebruikersnaam of wachtwoord onjuist. Met een e-mailadres kun je pas inloggen als het is bevestigd.',
  username: 'De gebruikersnaam is verplicht en moet 2 tot 20 tekens lang zijn.',
  usernameTaken: 'Deze gebruikersnaam is al bezet.',
  email: 'Vul een geldig e-mailadres in van hoogstens 120 tekens.',
  password: 'Het wachtwoord is verplicht en moet {min} tot {max} tekens lang zijn.',
  passwordGuessable: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  passwordsDiffer: 'De twee wachtwoorden komen niet overeen.',
  terms: 'Je kunt geen account aanmaken zonder akkoord te gaan met de algemene voorwaarden.',
  resetGone: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  wrongPassword: 'Het huidige wachtwoord klopt niet.',
  sameEmail: 'Dit is al je e-mailadres.',
  codeNeeded: 'Dit account vraagt om een code uit je app, of om een herstelcode.',
  wrongCode: 'De code klopt niet of is al gebruikt. Wacht op de volgende in je app of gebruik een andere herstelcode.',
  signInExpired: 'Dit duurde te lang. Log opnieuw in met je wachtwoord.',
  setupGone: 'Dit duurde te lang. Laad de pagina opnieuw en begin opnieuw.',
  secondFactorOn: 'De verificatie in twee stappen staat al aan. Laad de pagina opnieuw.',
  secondFactorOff: 'De verificatie in twee stappen staat al uit. Laad de pagina opnieuw.',
  unsealed: 'Je gegevens konden niet worden gelezen. Probeer het opnieuw.',
};
