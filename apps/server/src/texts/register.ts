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
    nl: 'Met een account blijven je collages bewaard en kun je ze bestellen, op elk apparaat.',
    en: 'With an account your collages are kept, and you can order them, on any device.',
    de: 'Mit einem Konto bleiben deine Collagen erhalten, und du kannst sie bestellen, auf jedem Gerät.',
    fr: 'Avec un compte, tes collages sont conservés et tu peux les commander, sur n’importe quel appareil.',
    it: 'Con un account i tuoi collage restano conservati e puoi ordinarli, da ogni dispositivo.',
    es: 'Con una cuenta tus collages se guardan y puedes pedirlos, en cualquier dispositivo.',
  },
  newsletter: {
    nl: 'Houd me op de hoogte met de nieuwsbrief',
    en: 'Keep me posted with the newsletter',
    de: 'Halte mich mit dem Newsletter auf dem Laufenden',
    fr: 'Tiens-moi au courant avec la newsletter',
    it: 'Tienimi aggiornato con la newsletter',
    es: 'Quiero recibir el boletín de novedades',
  },
  accept: {
    nl: 'Ik ga akkoord met de algemene voorwaarden',
    en: 'I accept the general terms of use',
    de: 'Ich akzeptiere die Geschäftsbedingungen',
    fr: 'J’accepte les conditions générales',
    it: 'Accetto le condizioni generali',
    es: 'Acepto las condiciones generales de uso',
  },
  haveOne: {
    nl: 'Ik heb al een account',
    en: 'I have an account',
    de: 'Ich habe schon ein Konto',
    fr: 'J’ai déjà un compte',
    it: 'Ho già un account',
    es: 'Ya tengo una cuenta',
  },
} as const satisfies Record<string, Text>;
