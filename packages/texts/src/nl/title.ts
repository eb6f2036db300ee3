import type { title as source } from '../en/title.ts';
import type { Like } from '../shared/core.ts';

export const title: Like<typeof source> = {
  titleDialog: 'Titel wijzigen',
  titleText: 'Titel',
  subtitleText: 'Ondertitel',
  titleCaps: 'Hoofdletters?',
  titleFont: 'Stijl',
  titleApply: 'Tekst wijzigen',
  titlePreview: 'Voorbeeld van de titel',
  FONT_MODERN: 'Modern',
  FONT_MODERN_1: 'Modern 1',
  FONT_MODERN_2: 'Modern 2',
  FONT_CLASSIC: 'Klassiek',
  FONT_PLAYFUL: 'Speels',
  FONT_HANDWRITING: 'Handschrift',
  colourChange: 'Kleur wijzigen',
  colourPick: 'Kies je kleur',
  colourClose: 'sluiten',
  colourNone: 'Geen achtergrondkleur',
  doesfit: 'De titel is te lang voor dit veld',
};
