import type { Text } from './text.ts';

/** Messages of sign in and register; the Spanish ones are the specification's. [SIGNIN-07] [REG-03 … REG-13] */
export const ACCOUNT_TEXTS = {
  wrongCredentials: {
    nl: 'Gebruikersnaam of wachtwoord onjuist.',
    en: 'Wrong username or password.',
    de: 'Benutzername oder Passwort falsch.',
    fr: 'Nom d’utilisateur ou mot de passe incorrect.',
    it: 'Nome utente o password non corretti.',
    es: 'Nombre de usuario o contraseña incorrectos.',
  },
  username: {
    nl: 'De gebruikersnaam is verplicht en moet 2 tot 20 tekens lang zijn.',
    en: 'The username is required and must have between 2 and 20 characters.',
    de: 'Der Benutzername ist erforderlich und muss 2 bis 20 Zeichen lang sein.',
    fr: 'Le nom d’utilisateur est obligatoire et doit comporter entre 2 et 20 caractères.',
    it: 'Il nome utente è obbligatorio e deve avere tra 2 e 20 caratteri.',
    es: 'El nombre de usuario es obligatorio y debe tener entre 2 y 20 caracteres.',
  },
  usernameTaken: {
    nl: 'Deze gebruikersnaam is al bezet.',
    en: 'This username is already taken.',
    de: 'Dieser Benutzername ist schon vergeben.',
    fr: 'Ce nom d’utilisateur est déjà pris.',
    it: 'Questo nome utente è già in uso.',
    es: 'Este nombre de usuario ya está en uso.',
  },
  email: {
    nl: 'Vul een geldig e-mailadres in van ten hoogste 120 tekens.',
    en: 'Enter a valid e-mail address of at most 120 characters.',
    de: 'Gib eine gültige E-Mail-Adresse mit höchstens 120 Zeichen ein.',
    fr: 'Saisis une adresse e-mail valable de 120 caractères au plus.',
    it: 'Inserisci un indirizzo e-mail valido di al massimo 120 caratteri.',
    es: 'La dirección de correo electrónico es obligatoria y debe tener entre 2 y 120 caracteres.',
  },
  password: {
    nl: 'Het wachtwoord is verplicht en moet 2 tot 20 tekens lang zijn.',
    en: 'The password is required and must have between 2 and 20 characters.',
    de: 'Das Passwort ist erforderlich und muss 2 bis 20 Zeichen lang sein.',
    fr: 'Le mot de passe est obligatoire et doit comporter entre 2 et 20 caractères.',
    it: 'La password è obbligatoria e deve avere tra 2 e 20 caratteri.',
    es: 'La contraseña es obligatoria y debe tener entre 2 y 20 caracteres.',
  },
  passwordShort: {
    nl: 'Kies een wachtwoord van minstens {min} tekens.',
    en: 'Choose a password of at least {min} characters.',
    de: 'Wähle ein Passwort mit mindestens {min} Zeichen.',
    fr: 'Choisis un mot de passe d’au moins {min} caractères.',
    it: 'Scegli una password di almeno {min} caratteri.',
    es: 'Elige una contraseña de al menos {min} caracteres.',
  },
  passwordGuessable: {
    nl: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
    en: 'This password is too easy to guess. Choose another.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.',
    fr: 'Ce mot de passe est trop facile à deviner. Choisis-en un autre.',
    it: 'Questa password è troppo facile da indovinare. Scegline un’altra.',
    es: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  },
  passwordsDiffer: {
    nl: 'De twee wachtwoorden zijn niet gelijk.',
    en: 'The two passwords are not the same.',
    de: 'Die beiden Passwörter stimmen nicht überein.',
    fr: 'Les deux mots de passe ne sont pas identiques.',
    it: 'Le due password non coincidono.',
    es: 'Las dos contraseñas no son iguales.',
  },
  terms: {
    nl: 'Je kunt geen account maken zonder de algemene voorwaarden te aanvaarden.',
    en: 'You cannot create an account unless you accept the general terms of use.',
    de: 'Du kannst kein Konto anlegen, ohne die Nutzungsbedingungen zu akzeptieren.',
    fr: 'Tu ne peux pas créer de compte sans accepter les conditions générales d’utilisation.',
    it: 'Non puoi creare un account senza accettare le condizioni generali d’uso.',
    es: 'No puedes crear una cuenta si no aceptas las condiciones generales de uso.',
  },
  unsealed: {
    nl: 'De aanmelding kon niet worden gelezen. Probeer het opnieuw.',
    en: 'The registration could not be read. Please try again.',
    de: 'Die Anmeldung konnte nicht gelesen werden. Bitte versuche es noch einmal.',
    fr: 'L’inscription n’a pas pu être lue. Réessaie.',
    it: 'La registrazione non può essere letta. Riprova.',
    es: 'El nombre de usuario o la contraseña no son correctos',
  },
} as const satisfies Record<string, Text>;

export type AccountTextKey = keyof typeof ACCOUNT_TEXTS;
