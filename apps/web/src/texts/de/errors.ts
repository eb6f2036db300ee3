import type { Like } from '../core.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Ein Fehler ist aufgetreten',
  ERROR_OCCURRED: 'Etwas Unerwartetes ist schiefgegangen.',
  errorLoad:
    'Deine Collage konnte nicht geladen werden. Wahrscheinlich hast du länger nicht an deiner Collage gearbeitet und wurdest abgemeldet.',
  errorOverview: 'Geh zum Überblick deiner Collagen und melde dich an >',
  errorDetail: 'Technische Angabe',
  errorToDesigns: 'Ein Design wählen',
};
