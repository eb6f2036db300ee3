import type { Text } from './text.ts';

/** What mails about an account say. */
export const ACCOUNT_MAIL_TEXTS = {
  resetSubject: {
    nl: 'Een nieuw wachtwoord bij {shop}',
    en: 'A new password at {shop}',
    de: 'Ein neues Passwort bei {shop}',
    fr: 'Un nouveau mot de passe chez {shop}',
    it: 'Una nuova password da {shop}',
    es: 'Una contraseña nueva en {shop}',
  },
  reset: {
    nl: 'Iemand, waarschijnlijk jij, heeft een nieuw wachtwoord aangevraagd voor het account {name}. De link werkt één keer, een half uur lang.',
    en: 'Somebody, probably you, asked for a new password for the account {name}. The link works once, for half an hour.',
    de: 'Jemand, vermutlich du, hat ein neues Passwort für das Konto {name} angefordert. Der Link geht einmal, eine halbe Stunde lang.',
    fr: 'Quelqu’un, sans doute toi, a demandé un nouveau mot de passe pour le compte {name}. Le lien fonctionne une fois, pendant une demi-heure.',
    it: 'Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account {name}. Il link funziona una volta, per mezz’ora.',
    es: 'Alguien, probablemente tú, ha pedido una contraseña nueva para la cuenta {name}. El enlace funciona una vez, durante media hora.',
  },
  resetWay: {
    nl: 'Nieuw wachtwoord kiezen',
    en: 'Choose a new password',
    de: 'Neues Passwort wählen',
    fr: 'Choisir un nouveau mot de passe',
    it: 'Scegli una nuova password',
    es: 'Elegir una contraseña nueva',
  },
  resetIgnore: {
    nl: 'Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    en: 'If it was not you, there is nothing to do: your password stays as it is.',
    de: 'Warst du es nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    fr: 'Si ce n’était pas toi, il n’y a rien à faire : ton mot de passe reste inchangé.',
    it: 'Se non eri tu, non devi fare nulla: la tua password resta com’è.',
    es: 'Si no has sido tú, no hay nada que hacer: tu contraseña sigue igual.',
  },
  changedSubject: {
    nl: 'Je wachtwoord bij {shop} is gewijzigd',
    en: 'Your password at {shop} was changed',
    de: 'Dein Passwort bei {shop} wurde geändert',
    fr: 'Ton mot de passe chez {shop} a été changé',
    it: 'La tua password da {shop} è stata cambiata',
    es: 'Tu contraseña en {shop} se ha cambiado',
  },
  changed: {
    nl: 'Het wachtwoord van het account {name} is zojuist gewijzigd, en overal is uitgelogd. Was jij het niet, vraag dan meteen een nieuw wachtwoord aan:',
    en: 'The password of the account {name} was changed just now, and it is signed out everywhere. If it was not you, ask for a new password at once:',
    de: 'Das Passwort des Kontos {name} wurde gerade geändert, und es ist überall abgemeldet. Warst du es nicht, fordere sofort ein neues Passwort an:',
    fr: 'Le mot de passe du compte {name} vient d’être changé, et il est déconnecté partout. Si ce n’était pas toi, demande tout de suite un nouveau mot de passe :',
    it: 'La password dell’account {name} è stata appena cambiata ed è uscito ovunque. Se non eri tu, chiedi subito una nuova password:',
    es: 'La contraseña de la cuenta {name} se acaba de cambiar y se ha cerrado la sesión en todas partes. Si no has sido tú, pide enseguida una contraseña nueva:',
  },
} as const satisfies Record<string, Text>;
