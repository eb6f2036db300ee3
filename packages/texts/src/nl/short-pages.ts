import type { shortPages as source } from '../en/short-pages.ts';
import type { Like } from '../shared/core.ts';

export const shortPages: Like<typeof source> = {
  designerClosedTitle: 'Tot de volgende keer',
  designerClosedText: 'Je opgeslagen collages vind je bij ‘Mijn collages’. Je kunt er altijd mee verdergaan.',
  notFoundTitle: 'Deze pagina bestaat niet',
  faultTitle: 'Er is iets misgegaan',
};
