import type { passwords as source } from '../en/passwords.ts';
import type { Like } from '../shared/core.ts';

export const passwords: Like<typeof source> = {
  forgottenHint: 'Gib deinen Benutzernamen oder deine E-Mail-Adresse ein. Wir schicken dir einen Link, um ein neues Passwort zu wählen.',
  forgottenSend: 'Link schicken',
  forgottenSent:
    'Wenn es ein Konto mit diesen Angaben gibt, haben wir dir eine E-Mail geschickt. Der Link darin ist eine halbe Stunde gültig.',
  passwordChoose: 'Neues Passwort',
  passwordChooseHint: '{min} bis {max} Zeichen. Danach bist du überall abgemeldet.',
  passwordSave: 'Passwort speichern',
  passwordSaved: 'Dein Passwort wurde geändert. Melde dich jetzt damit an.',
};
