import type { errors as source } from '../en/errors.ts';
import type { Like } from '../shared/core.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Ein Fehler ist aufgetreten',
  ERROR_OCCURRED: 'Etwas Unerwartetes ist schiefgegangen.',
  faultUnreadable:
    'Die Antwort kam nicht von unserem Server. Vielleicht musst du dich erst in deinem WLAN oder Netzwerk anmelden. Versuche es danach noch einmal.',
  faultStatus: 'Der Server hat mit Fehler {status} geantwortet.',
  errorLoad:
    'Deine Collage konnte nicht geladen werden. Wahrscheinlich hast du länger nicht an deiner Collage gearbeitet und wurdest abgemeldet.',
  errorOverview: 'Gehe zu „Meine Collagen“ und melde dich an >',
  errorDetail: 'Technische Details',
  errorToDesigns: 'Design wählen',
  required: 'Das ist ein Pflichtfeld',
  minlength: 'Dieses Feld muss mindestens {n} Zeichen lang sein',
  maxlength: 'Dieses Feld darf höchstens {n} Zeichen lang sein',
  noAnswer: 'Der Server reagiert nicht. Bitte versuche es gleich noch einmal.',
};
