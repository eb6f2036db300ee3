import type { Like } from '../core.ts';
import type { socialPages as source } from '../en/social-pages.ts';

export const socialPages: Like<typeof source> = {
  doneTitle: 'Geschafft',
  doneText: 'Du kannst dieses Fenster schließen und mit deiner Collage weitermachen.',
  cancelledTitle: 'Nicht angemeldet',
  cancelledText: 'Es wurden keine Fotos geholt. Schließe dieses Fenster und versuche es noch einmal, wenn du magst.',
  demoText:
    'Ein Beispieldienst zum Ausprobieren, wie Fotos aus einem Fotodienst in deine Collage kommen. Er zeigt Beispielfotos; du kannst einen beliebigen Namen eingeben, und es wird nichts gespeichert.',
  demoName: 'Dein Name',
  demoEnter: 'Anmelden',
  demoCancel: 'Abbrechen',
};
