import type { socialPages as source } from '../en/social-pages.ts';
import type { Like } from '../shared/core.ts';

export const socialPages: Like<typeof source> = {
  socialDoneTitle: 'Geschafft',
  socialDoneText: 'Du kannst dieses Fenster schließen und mit deiner Collage weitermachen.',
  socialCancelledTitle: 'Nicht angemeldet',
  socialCancelledText: 'Es wurden keine Fotos geholt. Schließe dieses Fenster und versuche es noch einmal, wenn du magst.',
  socialDemoText:
    'Ein Beispieldienst zum Ausprobieren, wie Fotos aus einem Fotodienst in deine Collage kommen. Er zeigt Beispielfotos; du kannst einen beliebigen Namen eingeben, und es wird nichts gespeichert.',
  socialDemoName: 'Dein Name',
  socialDemoEnter: 'Anmelden',
  socialDemoCancel: 'Abbrechen',
};
