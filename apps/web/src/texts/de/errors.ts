import type { Like } from '../core.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Ein Fehler ist aufgetreten',
  ERROR_OCCURRED: 'Etwas Unerwartetes ist schiefgegangen.',
  errorLoad:
    'Ihre Collage konnte nicht geladen werden. Wahrscheinlich haben Sie länger nicht an Ihrer Collage gearbeitet und wurden abgemeldet.',
  errorOverview: 'Zur Übersicht Ihrer Collagen und anmelden >',
  errorDetail: 'Technische Angabe',
  errorToDesigns: 'Ein Design wählen',
};
