import type { title as source } from '../en/title.ts';
import type { Like } from '../shared/core.ts';

export const title: Like<typeof source> = {
  titleDialog: 'Modifica il titolo',
  titleText: 'Titolo',
  subtitleText: 'Sottotitolo',
  titleCaps: 'Maiuscole?',
  titleFont: 'Stile',
  titleApply: 'Cambia testo',
  titlePreview: 'Anteprima del titolo',
  FONT_MODERN: 'Moderno',
  FONT_MODERN_1: 'Moderno 1',
  FONT_MODERN_2: 'Moderno 2',
  FONT_CLASSIC: 'Classico',
  FONT_PLAYFUL: 'Giocoso',
  FONT_HANDWRITING: 'Scrittura a mano',
  colourChange: 'Cambia colore',
  colourPick: 'Scegli il tuo colore',
  colourClose: 'chiudi',
  colourNone: 'Nessun colore di sfondo',
  doesfit: 'Il titolo è troppo lungo per questo campo',
};
