import type { ownAccount as source } from '../en/own-account.ts';
import type { Like } from '../shared/core.ts';

export const ownAccount: Like<typeof source> = {
  ownEmailNow: 'Je adres is {email}. Een nieuw adres geldt pas als je het vanuit beide mailboxen hebt bevestigd.',
  ownEmailUnconfirmed: 'Je adres is {email}. Het is nog niet bevestigd.',
  ownConfirmNeeded: 'Klik op de link in onze mail. Daarna kun je met dit adres inloggen, en krijg je mails over je bestellingen.',
  ownSendLink: 'Nieuwe link sturen',
  ownLinkSent: 'De link is onderweg. Hij werkt een week.',
  ownEmailAskedNew: 'We hebben een link naar het nieuwe adres gestuurd. Hij werkt een half uur.',
  ownNewEmail: 'Nieuw e-mailadres',
  ownChangeEmail: 'Adres wijzigen',
  ownEmailAsked: 'We hebben naar beide adressen een link gestuurd. De links zijn een half uur geldig.',
  ownCurrent: 'Huidig wachtwoord',
  ownPasswordHint: '{min} tot {max} tekens. Daarna ben je op al je andere apparaten uitgelogd.',
  ownPasswordSaved: 'Je wachtwoord is gewijzigd. Je andere apparaten zijn uitgelogd.',
  ownDevices: 'Apparaten',
  ownDevicesHint: 'Hier ben je nu ingelogd.',
  ownUnknownDevice: 'Onbekend apparaat',
  ownThisDevice: 'dit apparaat',
  ownSeen: 'Laatst gebruikt: {date}',
  ownEndOne: 'Uitloggen',
  ownEndAll: 'Overal uitloggen',
  ownConfirmTitle: 'E-mailadres bevestigen',
  ownConfirmHint: 'Bevestig dat dit e-mailadres bij dit account hoort.',
  ownConfirm: 'Bevestigen',
  ownLeave: 'Account verwijderen',
  ownLeaveHint:
    'Je foto’s en collages worden meteen en voorgoed verwijderd. Van je bestellingen bewaren we alleen de factuurgegevens, zolang de wet dat vereist.',
  ownLeaveNow: 'Definitief verwijderen',
  ownLeft: 'Je account is verwijderd, met alle foto’s en collages.',
  ownExport: 'Mijn gegevens',
  ownExportHint:
    'Alle gegevens die we over je bewaren in één ZIP-bestand: account, bestellingen, collages met hun versies en je originele foto’s.',
  ownExportNow: 'Downloaden',
};
