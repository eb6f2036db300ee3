import type { accountMails as source } from '../en/account-mails.ts';
import type { Like } from '../shared/core.ts';

export const accountMails: Like<typeof source> = {
  resetSubject: 'Ein neues Passwort bei {shop}',
  reset:
    'Jemand, vermutlich du, hat ein neues Passwort für das Konto {name} angefordert. Der Link funktioniert einmal und ist eine halbe Stunde gültig.',
  resetWay: 'Neues Passwort wählen',
  resetIgnore: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  changedSubject: 'Dein Passwort bei {shop} wurde geändert',
  changed:
    'Das Passwort des Kontos {name} wurde gerade geändert. Alle anderen Geräte wurden abgemeldet. Wenn du das nicht warst, fordere sofort ein neues Passwort an:',
  deviceSubject: 'Anmeldung auf einem neuen Gerät bei {shop}',
  device:
    'Beim Konto {name} hat sich gerade jemand auf einem neuen Gerät angemeldet: {agent}. Wenn du das nicht warst, wähle sofort ein neues Passwort:',
  emailSubject: 'Änderung deiner E-Mail-Adresse bei {shop}',
  emailWish:
    'Jemand, vermutlich du, möchte die E-Mail-Adresse des Kontos {name} ändern. Die neue Adresse gilt, sobald die alte und die neue Adresse das bestätigt haben. Der Link funktioniert einmal und ist eine halbe Stunde gültig.',
  emailWay: 'Bestätigen',
  emailIgnore: 'Wenn du das nicht warst, musst du nichts tun: Ohne diese Bestätigung bleibt alles, wie es ist.',
  confirmSubject: 'Bestätige deine E-Mail-Adresse bei {shop}',
  confirmEmail:
    'Diese Adresse wurde für das Konto {name} angegeben. Bestätige, dass sie dir gehört. Danach kannst du dich mit ihr anmelden, und Mails zu Bestellungen kommen hierher. Der Link geht eine Woche lang.',
  confirmIgnore: 'Warst du es nicht, musst du nichts tun: Ohne diese Bestätigung kommen hier keine Mails zu Bestellungen an.',
  emailChanged: 'Die E-Mail-Adresse des Kontos {name} wurde gerade geändert. E-Mails zu diesem Konto gehen nicht mehr an diese Adresse.',
  factorOnSubject: 'Bestätigung in zwei Schritten bei {shop} eingeschaltet',
  factorOn:
    'Das Konto {name} fragt ab jetzt nach einem Code aus einer Authenticator-App und ist auf allen anderen Geräten abgemeldet. Warst du es nicht, wähle sofort ein neues Passwort und schreibe dem Shop:',
  factorOffSubject: 'Bestätigung in zwei Schritten bei {shop} ausgeschaltet',
  factorOff:
    'Das Konto {name} fragt nicht mehr nach einem Code: Sein Passwort allein öffnet es. Warst es weder du noch der Shop auf deine Bitte, wähle sofort ein neues Passwort:',
  leftSubject: 'Dein Konto bei {shop} wurde gelöscht',
  left: 'Das Konto {name} wurde gerade gelöscht, mit allen Fotos und Collagen. Von deinen Bestellungen bleiben nur die Rechnungsdaten, solange das Gesetz es verlangt. Das ist die letzte E-Mail zu diesem Konto; auch deine E-Mail-Adresse haben wir gelöscht.',
  leftIgnore: 'Wenn du das nicht warst, antworte sofort auf diese E-Mail.',
};
