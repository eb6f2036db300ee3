import type { accountMails as source } from '../en/account-mails.ts';
import type { Like } from '../shared/core.ts';

export const accountMails: Like<typeof source> = {
  resetSubject: 'Een nieuw wachtwoord bij {shop}',
  reset:
    'Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord aangevraagd voor het account {name}. De link werkt één keer en is een half uur geldig.',
  resetWay: 'Nieuw wachtwoord kiezen',
  resetIgnore: 'Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  changedSubject: 'Je wachtwoord bij {shop} is gewijzigd',
  changed:
    'Het wachtwoord van het account {name} is zojuist gewijzigd en alle andere apparaten zijn uitgelogd. Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan:',
  deviceSubject: 'Inlog op een nieuw apparaat bij {shop}',
  device:
    'Er is zojuist met het account {name} ingelogd op een nieuw apparaat: {agent}. Was jij het niet? Kies dan meteen een nieuw wachtwoord:',
  emailSubject: 'Wijziging van je e-mailadres bij {shop}',
  emailWish:
    'Iemand, waarschijnlijk jij, wil het e-mailadres van het account {name} wijzigen. De wijziging gaat in als zowel het oude als het nieuwe adres is bevestigd. De link werkt één keer en is een half uur geldig.',
  emailWay: 'Bevestigen',
  emailIgnore: 'Was jij het niet, dan hoef je niets te doen: zonder deze bevestiging blijft alles zoals het is.',
  confirmSubject: 'Bevestig je e-mailadres bij {shop}',
  confirmEmail:
    'Dit adres is opgegeven voor het account {name}. Bevestig dat het van jou is. Daarna kun je ermee inloggen, en mails over bestellingen komen hierheen. De link werkt een week.',
  confirmIgnore: 'Was jij het niet, dan hoef je niets te doen: zonder deze bevestiging komen hier geen mails over bestellingen.',
  emailChanged: 'Het e-mailadres van het account {name} is zojuist gewijzigd. Mails over dit account gaan niet meer naar dit adres.',
  factorOnSubject: 'Verificatie in twee stappen bij {shop} staat aan',
  factorOn:
    'Het account {name} vraagt vanaf nu om een code uit een authenticator-app, en op alle andere apparaten is uitgelogd. Was jij het niet, kies dan meteen een nieuw wachtwoord en schrijf de winkel:',
  factorOffSubject: 'Verificatie in twee stappen bij {shop} staat uit',
  factorOff:
    'Het account {name} vraagt niet meer om een code: het wachtwoord alleen opent het. Was jij het niet, en ook niet de winkel op jouw verzoek, kies dan meteen een nieuw wachtwoord:',
  leftSubject: 'Je account bij {shop} is verwijderd',
  left: 'Het account {name} is zojuist verwijderd, met alle foto’s en collages. Van je bestellingen bewaren we alleen de factuurgegevens, zolang de wet dat vereist. Dit is de laatste mail over dit account; ook je e-mailadres hebben we verwijderd.',
  leftIgnore: 'Was jij het niet? Antwoord dan meteen op deze mail.',
};
