import type { errors as source } from '../en/errors.ts';
import type { Like } from '../shared/core.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Er is een fout opgetreden',
  ERROR_OCCURRED: 'Er ging onverwacht iets mis.',
  faultUnreadable:
    'Het antwoord kwam niet van onze server. Misschien moet je eerst inloggen op je wifi of netwerk; probeer het daarna opnieuw.',
  faultStatus: 'De server antwoordde met fout {status}.',
  errorLoad: 'Je collage kon niet worden geladen. Waarschijnlijk heb je een tijd niet aan je collage gewerkt en ben je uitgelogd.',
  errorOverview: 'Ga naar ‘Mijn collages’ en log in >',
  errorDetail: 'Technische details',
  errorToDesigns: 'Ontwerp kiezen',
  required: 'Dit is een verplicht veld',
  minlength: 'Dit veld moet minstens {n} tekens lang zijn',
  maxlength: 'Dit veld mag hoogstens {n} tekens lang zijn',
  noAnswer: 'De server reageert niet. Probeer het zo meteen opnieuw.',
};
