import type { photoTexts as source } from '../en/photo-texts.ts';
import type { Like } from '../shared/core.ts';

export const photoTexts: Like<typeof source> = {
  photoText: 'Tekst',
  photoTextTitle: 'Tekst toevoegen',
  photoTextWords: 'Jouw tekst',
  photoTextPlaceholder: 'Typ hier je tekst',
  photoTextPreview: 'Voorbeeld van de foto',
  photoTextSize: 'Lettergrootte',
  photoTextCm: '{size} cm',
  photoTextSmaller: 'Kleinere letters',
  photoTextLarger: 'Grotere letters',
  photoTextAlign: 'Horizontaal',
  photoTextLeft: 'Links',
  photoTextCentre: 'Midden',
  photoTextRight: 'Rechts',
  photoTextValign: 'Verticaal',
  photoTextTop: 'Boven',
  photoTextMiddle: 'Midden',
  photoTextBottom: 'Onder',
  photoTextBackground: 'Achtergrond',
  photoTextPlain: 'Geen',
  photoTextLight: 'Lichte balk',
  photoTextDark: 'Donkere balk',
  photoTextSpoken: '{slot}, met de tekst: {words}',
  photoTextFull: 'Er past niet meer tekst op deze foto.',
  photoTextTooLarge: 'Zo zou de tekst niet meer op deze foto passen.',
};
