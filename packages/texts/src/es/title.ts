import type { title as source } from '../en/title.ts';
import type { Like } from '../shared/core.ts';

export const title: Like<typeof source> = {
  titleDialog: 'Cambiar título',
  titleText: 'Título',
  subtitleText: 'Subtítulo',
  titleCaps: '¿Mayúsculas?',
  titleFont: 'Estilo',
  titleApply: 'Cambiar texto',
  titlePreview: 'Vista previa del título',
  FONT_MODERN: 'Moderno',
  FONT_MODERN_1: 'Moderno 1',
  FONT_MODERN_2: 'Moderno 2',
  FONT_CLASSIC: 'Clásico',
  FONT_PLAYFUL: 'Divertido',
  FONT_HANDWRITING: 'Manuscrito',
  colourChange: 'Cambiar color',
  colourPick: 'Elige tu color',
  colourClose: 'cerrar',
  colourNone: 'Sin color de fondo',
  doesfit: 'El título es demasiado largo para este campo',
};
