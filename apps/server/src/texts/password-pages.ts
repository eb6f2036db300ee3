import type { Text } from './text.ts';

/** Texts of the two pages for who has forgotten a password. */
export const PASSWORD_PAGE_TEXTS = {
  forgotten: {
    nl: 'Wachtwoord vergeten?',
    en: 'Forgotten your password?',
    de: 'Passwort vergessen?',
    fr: 'Mot de passe oublié ?',
    it: 'Password dimenticata?',
    es: '¿Has olvidado la contraseña?',
  },
  who: {
    nl: 'Gebruikersnaam of e-mailadres',
    en: 'Username or e-mail address',
    de: 'Benutzername oder E-Mail-Adresse',
    fr: 'Nom d’utilisateur ou adresse e-mail',
    it: 'Nome utente o indirizzo e-mail',
    es: 'Nombre de usuario o correo electrónico',
  },
  choose: {
    nl: 'Nieuw wachtwoord',
    en: 'New password',
    de: 'Neues Passwort',
    fr: 'Nouveau mot de passe',
    it: 'Nuova password',
    es: 'Contraseña nueva',
  },
  again: {
    nl: 'Wachtwoord herhalen',
    en: 'Repeat password',
    de: 'Passwort wiederholen',
    fr: 'Confirme le mot de passe',
    it: 'Ripeti la password',
    es: 'Repite la contraseña',
  },
  save: {
    nl: 'Wachtwoord opslaan',
    en: 'Save password',
    de: 'Passwort speichern',
    fr: 'Enregistrer le mot de passe',
    it: 'Salva la password',
    es: 'Guardar la contraseña',
  },
} as const satisfies Record<string, Text>;
