import type { Like } from '../core.ts';
import type { accountPage as source } from '../en/account-page.ts';

export const accountPage: Like<typeof source> = {
  title: 'Mijn account',
  signedInAs: 'Ingelogd als {name}',
  email: 'E-mailadres',
  emailNow: 'Je adres is {email}. Een nieuw adres geldt pas als je het vanuit beide mailboxen hebt bevestigd.',
  emailNowUnconfirmed: 'Je adres is {email}. Het is nog niet bevestigd.',
  confirmNeeded: 'Klik op de link in onze mail. Daarna kun je met dit adres inloggen, en krijg je mails over je bestellingen.',
  sendLink: 'Nieuwe link sturen',
  linkSent: 'De link is onderweg. Hij werkt een week.',
  emailAskedNew: 'We hebben een link naar het nieuwe adres gestuurd. Hij werkt een half uur.',
  newEmail: 'Nieuw e-mailadres',
  changeEmail: 'Adres wijzigen',
  emailAsked: 'We hebben naar beide adressen een link gestuurd. De links zijn een half uur geldig.',
  password: 'Wachtwoord',
  current: 'Huidig wachtwoord',
  passwordHint: '{min} tot {max} tekens. Daarna ben je op al je andere apparaten uitgelogd.',
  passwordSaved: 'Je wachtwoord is gewijzigd. Je andere apparaten zijn uitgelogd.',
  devices: 'Apparaten',
  devicesHint: 'Hier ben je nu ingelogd.',
  unknownDevice: 'Onbekend apparaat',
  thisDevice: 'dit apparaat',
  seen: 'Laatst gebruikt: {date}',
  endOne: 'Uitloggen',
  endAll: 'Overal uitloggen',
  confirmTitle: 'E-mailadres bevestigen',
  confirmHint: 'Bevestig dat dit e-mailadres bij dit account hoort.',
  confirm: 'Bevestigen',
  confirmedHalf: 'Bevestigd. We wachten nog op de bevestiging vanuit je andere mailbox.',
  confirmedDone: 'Bevestigd. Het adres geldt.',
  leave: 'Account verwijderen',
  leaveHint:
    'Je foto’s en collages worden meteen en voorgoed verwijderd. Van je bestellingen bewaren we alleen de factuurgegevens, zolang de wet dat vereist.',
  leaveNow: 'Definitief verwijderen',
  left: 'Je account is verwijderd, met alle foto’s en collages.',
  underWay:
    'Nog niet gedrukt: bestelling {orders}. Annuleer op de bestelpagina of wacht tot alles is gedrukt. Daarna kun je het account verwijderen.',
  export: 'Mijn gegevens',
  exportHint:
    'Alle gegevens die we over je bewaren in één ZIP-bestand: account, bestellingen, collages met hun versies en je originele foto’s.',
  exportNow: 'Downloaden',
};
