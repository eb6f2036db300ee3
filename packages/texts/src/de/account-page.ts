import type { Like } from '../core.ts';
import type { accountPage as source } from '../en/account-page.ts';

export const accountPage: Like<typeof source> = {
  title: 'Mein Konto',
  signedInAs: 'Angemeldet als {name}',
  email: 'E-Mail-Adresse',
  emailNow: 'Deine Adresse ist {email}. Eine neue Adresse gilt, sobald du sie in beiden Postfächern bestätigt hast.',
  emailNowUnconfirmed: 'Deine Adresse ist {email}. Sie ist noch nicht bestätigt.',
  confirmNeeded:
    'Folge dem Link in unserer Mail. Danach kannst du dich mit dieser Adresse anmelden und bekommst Mails zu deinen Bestellungen.',
  sendLink: 'Neuen Link schicken',
  linkSent: 'Der Link ist unterwegs. Er geht eine Woche lang.',
  emailAskedNew: 'Wir haben einen Link an die neue Adresse geschickt. Er geht eine halbe Stunde lang.',
  newEmail: 'Neue E-Mail-Adresse',
  changeEmail: 'Adresse ändern',
  emailAsked: 'Wir haben an beide Adressen einen Link geschickt. Die Links sind eine halbe Stunde gültig.',
  password: 'Passwort',
  current: 'Aktuelles Passwort',
  passwordHint: '{min} bis {max} Zeichen. Danach bist du auf allen anderen Geräten abgemeldet.',
  passwordSaved: 'Dein Passwort wurde geändert. Deine anderen Geräte sind abgemeldet.',
  devices: 'Geräte',
  devicesHint: 'Hier bist du gerade angemeldet.',
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'dieses Gerät',
  seen: 'Zuletzt verwendet: {date}',
  endOne: 'Abmelden',
  endAll: 'Überall abmelden',
  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmHint: 'Bestätige, dass diese E-Mail-Adresse zu diesem Konto gehört.',
  confirm: 'Bestätigen',
  confirmedHalf: 'Bestätigt. Jetzt fehlt noch die Bestätigung aus deinem anderen Postfach.',
  confirmedDone: 'Bestätigt. Die Adresse gilt.',
  leave: 'Konto löschen',
  leaveHint:
    'Deine Fotos und Collagen werden sofort und endgültig gelöscht. Von deinen Bestellungen bleiben nur die Rechnungsdaten, solange das Gesetz es verlangt.',
  leaveNow: 'Endgültig löschen',
  left: 'Dein Konto wurde mit allen Fotos und Collagen gelöscht.',
  underWay:
    'Noch nicht gedruckt: Bestellung {orders}. Storniere auf der Bestellseite oder warte, bis gedruckt ist. Danach kannst du das Konto löschen.',
  export: 'Meine Daten',
  exportHint:
    'Alle Daten, die wir über dich speichern, in einer ZIP-Datei: Konto, Bestellungen, Collagen mit ihren Versionen und deine Originalfotos.',
  exportNow: 'Herunterladen',
};
