import type { socialPages as source } from '../en/social-pages.ts';
import type { Like } from '../shared/core.ts';

export const socialPages: Like<typeof source> = {
  socialDoneTitle: 'Gelukt',
  socialDoneText: 'Je kunt dit venster sluiten en verdergaan met je collage.',
  socialCancelledTitle: 'Niet ingelogd',
  socialCancelledText: 'Er zijn geen foto’s opgehaald. Sluit dit venster en probeer het opnieuw als je wilt.',
  socialDemoText:
    'Een voorbeelddienst om te zien hoe foto’s van een fotodienst in je collage komen. Je ziet voorbeeldfoto’s; je kunt elke naam invullen en er wordt niets bewaard.',
  socialDemoName: 'Jouw naam',
  socialDemoEnter: 'Inloggen',
  socialDemoCancel: 'Annuleren',
};
