import type { photoTexts as source } from '../en/photo-texts.ts';
import type { Like } from '../shared/core.ts';

export const photoTexts: Like<typeof source> = {
  photoText: 'Texto',
  photoTextTitle: 'Agregar texto',
  photoTextWords: 'Tu texto',
  photoTextPlaceholder: 'Introduce aquí tu texto',
  photoTextPreview: 'Vista previa de la foto',
  photoTextSize: 'Tamaño de letra',
  photoTextCm: '{size} cm',
  photoTextSmaller: 'Letra más pequeña',
  photoTextLarger: 'Letra más grande',
  photoTextAlign: 'Horizontal',
  photoTextLeft: 'Izquierda',
  photoTextCentre: 'Centro',
  photoTextRight: 'Derecha',
  photoTextValign: 'Vertical',
  photoTextTop: 'Arriba',
  photoTextMiddle: 'En medio',
  photoTextBottom: 'Abajo',
  photoTextBackground: 'Fondo',
  photoTextPlain: 'Ninguno',
  photoTextLight: 'Franja clara',
  photoTextDark: 'Franja oscura',
  photoTextSpoken: '{slot}, con el texto: {words}',
  photoTextFull: 'No cabe más texto en esta foto.',
  photoTextTooLarge: 'Así el texto no cabe en la foto. Elige una letra más pequeña o acórtalo.',
};
