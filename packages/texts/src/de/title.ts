import type { title as source } from '../en/title.ts';
import type { Like } from '../shared/core.ts';

export const title: Like<typeof source> = {
  titleDialog: 'Titel ändern',
  titleText: 'Titel',
  subtitleText: 'Untertitel',
  titleCaps: 'Großbuchstaben?',
  titleFont: 'Stil',
  titleApply: 'Text ändern',
  titlePreview: 'Vorschau des Titels',
  FONT_MODERN: 'Modern',
  FONT_MODERN_1: 'Modern 1',
  FONT_MODERN_2: 'Modern 2',
  FONT_CLASSIC: 'Klassisch',
  FONT_PLAYFUL: 'Verspielt',
  FONT_HANDWRITING: 'Handschrift',
  colourChange: 'Farbe ändern',
  colourPick: 'Wähle deine Farbe',
  colourClose: 'schließen',
  colourNone: 'Keine Hintergrundfarbe',
  doesfit: 'Der Titel ist zu lang für dieses Feld',
};
