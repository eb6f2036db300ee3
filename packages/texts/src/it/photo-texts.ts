import type { photoTexts as source } from '../en/photo-texts.ts';
import type { Like } from '../shared/core.ts';

export const photoTexts: Like<typeof source> = {
  photoText: 'Testo',
  photoTextTitle: 'Aggiungi testo',
  photoTextWords: 'Il tuo testo',
  photoTextPlaceholder: 'Inserisci qui il tuo testo',
  photoTextPreview: 'Anteprima della foto',
  photoTextSize: 'Dimensione del testo',
  photoTextCm: '{size} cm',
  photoTextSmaller: 'Testo più piccolo',
  photoTextLarger: 'Testo più grande',
  photoTextAlign: 'Orizzontale',
  photoTextLeft: 'Sinistra',
  photoTextCentre: 'Centro',
  photoTextRight: 'Destra',
  photoTextValign: 'Verticale',
  photoTextTop: 'In alto',
  photoTextMiddle: 'Al centro',
  photoTextBottom: 'In basso',
  photoTextBackground: 'Sfondo',
  photoTextPlain: 'Nessuno',
  photoTextLight: 'Striscia chiara',
  photoTextDark: 'Striscia scura',
  photoTextSpoken: '{slot}, con il testo: {words}',
  photoTextFull: 'Su questa foto non c’è spazio per altro testo.',
  photoTextTooLarge: 'Così il testo non sta nella foto. Scegli una dimensione più piccola o accorcialo.',
};
