import type { accountAnswers as source } from '../en/account-answers.ts';
import type { Like } from '../shared/core.ts';

export const accountAnswers: Like<typeof source> = {
  usernameTaken: 'Deze gebruikersnaam is al bezet.',
  email: 'Vul een geldig e-mailadres in van hoogstens 120 tekens.',
  passwordGuessable: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  passwordsDiffer: 'De twee wachtwoorden komen niet overeen.',
  resetGone: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  wrongPassword: 'Het huidige wachtwoord klopt niet.',
  sameEmail: 'Dit is al je e-mailadres.',
  codeNeeded: 'Dit account vraagt om een code uit je app, of om een herstelcode.',
  setupGone: 'Dit duurde te lang. Laad de pagina opnieuw en begin opnieuw.',
  secondFactorOn: 'De verificatie in twee stappen staat al aan. Laad de pagina opnieuw.',
  secondFactorOff: 'De verificatie in twee stappen staat al uit. Laad de pagina opnieuw.',
  unsealed: 'Je gegevens konden niet worden gelezen. Probeer het opnieuw.',
};
