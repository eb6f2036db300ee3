import type { Text } from './text.ts';

/** Texts of the page that makes an account. */
export const REGISTER_TEXTS = {
  title: {
    nl: 'Account aanmaken',
    en: 'Create an account',
    de: 'Konto anlegen',
    fr: 'Créer un compte',
    it: 'Crea un account',
    es: 'Crear cuenta',
  },
  hint: {
    nl: 'Met een account kun je je collages opslaan en bestellen, op elk apparaat.',
    en: 'With an account you can save your collages and order them on any device.',
    de: 'Mit einem Konto kannst du deine Collagen auf jedem Gerät speichern und bestellen.',
    fr: 'Avec un compte, tes collages sont conservés et tu peux les commander depuis n’importe quel appareil.',
    it: 'Con un account i tuoi collage restano conservati e puoi ordinarli, da ogni dispositivo.',
    es: 'Con una cuenta guardas tus collages y puedes pedirlos desde cualquier dispositivo.',
  },
  newsletter: {
    nl: 'Ja, stuur mij de nieuwsbrief per e-mail',
    en: 'Keep me posted with the newsletter',
    de: 'Ja, ich möchte den Newsletter per E-Mail erhalten',
    fr: 'Je souhaite recevoir la newsletter',
    it: 'Desidero ricevere la newsletter',
    es: 'Quiero recibir el boletín de novedades',
  },
  accept: {
    nl: 'Ik ga akkoord met de algemene voorwaarden',
    en: 'I accept the general terms of use',
    de: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen (AGB)',
    fr: 'J’accepte les conditions générales',
    it: 'Accetto le condizioni generali',
    es: 'Acepto las condiciones generales',
  },
  haveOne: {
    nl: 'Ik heb al een account',
    en: 'I already have an account',
    de: 'Ich habe schon ein Konto',
    fr: 'J’ai déjà un compte',
    it: 'Ho già un account',
    es: 'Ya tengo una cuenta',
  },
} as const satisfies Record<string, Text>;
