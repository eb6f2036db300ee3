import type { Catalogue } from '../shared/core.ts';

export const title = {
  titleDialog: 'Change title',
  titleText: 'Title',
  subtitleText: 'Subtitle',
  titleCaps: 'Capitals?',
  titleFont: 'Style',
  titleApply: 'Change text',
  titlePreview: 'Preview of the title',
  FONT_MODERN: 'Modern',
  FONT_MODERN_1: 'Modern 1',
  FONT_MODERN_2: 'Modern 2',
  FONT_CLASSIC: 'Classic',
  FONT_PLAYFUL: 'Playful',
  FONT_HANDWRITING: 'Handwriting',
  colourChange: 'Change colour',
  colourPick: 'Choose your colour',
  colourClose: 'close',
  colourNone: 'No background colour',
  doesfit: 'The title is too long for this field',
} as const satisfies Catalogue;
