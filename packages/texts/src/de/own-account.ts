import type { ownAccount as source } from '../en/own-account.ts';
import type { Like } from '../shared/core.ts';

export const ownAccount: Like<typeof source> = {
  ownEmailNow: 'Deine Adresse ist {email}. Eine neue Adresse gilt, sobald du sie in beiden Postfächern bestätigt hast.',
  ownEmailUnconfirmed: 'Deine Adresse ist {email}. Sie ist noch nicht bestätigt.',
  ownConfirmNeeded:
    'Folge dem Link in unserer Mail. Danach kannst du dich mit dieser Adresse anmelden und bekommst Mails zu deinen Bestellungen.',
  ownSendLink: 'Neuen Link schicken',
  ownLinkSent: 'Der Link ist unterwegs. Er geht eine Woche lang.',
  ownEmailAskedNew: 'Wir haben einen Link an die neue Adresse geschickt. Er ist eine halbe Stunde lang gültig.',
  ownNewEmail: 'Neue E-Mail-Adresse',
  ownChangeEmail: 'Adresse ändern',
  ownEmailAsked: 'Wir haben an beide Adressen einen Link geschickt. Die Links sind eine halbe Stunde gültig.',
  ownCurrent: 'Aktuelles Passwort',
  ownPasswordHint: '{min} bis {max} Zeichen. Danach bist du auf allen anderen Geräten abgemeldet.',
  ownPasswordSaved: 'Dein Passwort wurde geändert. Deine anderen Geräte sind abgemeldet.',
  ownDevices: 'Geräte',
  ownDevicesHint: 'Hier bist du gerade angemeldet.',
  ownUnknownDevice: 'Unbekanntes Gerät',
  ownThisDevice: 'dieses Gerät',
  ownSeen: 'Zuletzt verwendet: {date}',
  ownEndOne: 'Abmelden',
  ownEndAll: 'Überall abmelden',
  ownConfirmTitle: 'E-Mail-Adresse bestätigen',
  ownConfirmHint: 'Bestätige, dass diese E-Mail-Adresse zu diesem Konto gehört.',
  ownConfirm: 'Bestätigen',
  ownLeave: 'Konto löschen',
  ownLeaveHint:
    'Deine Fotos und Collagen werden sofort und endgültig gelöscht. Von deinen Bestellungen bleiben nur die Rechnungsdaten, solange das Gesetz es verlangt.',
  ownLeaveNow: 'Endgültig löschen',
  ownLeft: 'Dein Konto wurde mit allen Fotos und Collagen gelöscht.',
  ownExport: 'Meine Daten',
  ownExportHint:
    'Alle Daten, die wir über dich speichern, in einer ZIP-Datei: Konto, Bestellungen, Collagen mit ihren Versionen und deine Originalfotos.',
  ownExportNow: 'Herunterladen',
};
