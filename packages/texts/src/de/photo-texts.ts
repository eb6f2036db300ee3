import type { photoTexts as source } from '../en/photo-texts.ts';
import type { Like } from '../shared/core.ts';

export const photoTexts: Like<typeof source> = {
  photoText: 'Text',
  photoTextTitle: 'Text hinzufügen',
  photoTextWords: 'Dein Text',
  photoTextPlaceholder: 'Gib hier deinen Text ein',
  photoTextPreview: 'Vorschau des Fotos',
  photoTextSize: 'Schriftgröße',
  photoTextCm: '{size} cm',
  photoTextSmaller: 'Kleinere Schrift',
  photoTextLarger: 'Größere Schrift',
  photoTextAlign: 'Waagerecht',
  photoTextLeft: 'Links',
  photoTextCentre: 'Mitte',
  photoTextRight: 'Rechts',
  photoTextValign: 'Senkrecht',
  photoTextTop: 'Oben',
  photoTextMiddle: 'Mitte',
  photoTextBottom: 'Unten',
  photoTextBackground: 'Hintergrund',
  photoTextPlain: 'Keiner',
  photoTextLight: 'Heller Balken',
  photoTextDark: 'Dunkler Balken',
  photoTextSpoken: '{slot}, mit dem Text: {words}',
  photoTextFull: 'Mehr Text passt nicht auf dieses Foto.',
  photoTextTooLarge: 'So würde der Text nicht mehr auf dieses Foto passen.',
};
