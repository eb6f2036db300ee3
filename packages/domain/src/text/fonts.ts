import { itemAt } from '../units/item-at.ts';
import type { FontFace } from './letters/font-face.ts';
import { type FontFolder, fontFileName } from './letters/font-folders.ts';

/** A font in a list; `label` is the text key of its display name. */
export interface FontChoice {
  readonly family: string;
  readonly label: string;
  readonly weight: number;
}

function face(family: string, weight: number): FontFace {
  return { family, weight, file: fontFileName(family.toLowerCase().replaceAll(' ', '-') as FontFolder, 'latin', weight) };
}

/** Crimson Text has no weight 500: its 400 replaces it, by the CSS font matching rules. */
const CRIMSON_TEXT = face('Crimson Text', 500);
const JOST = face('Jost', 400);

/** Every face for texts, the default face of each family first. [TITLE-15 … TITLE-20] [TDATA-16] */
export const ALL_FACES: readonly FontFace[] = [
  CRIMSON_TEXT,
  face('Montserrat', 700),
  face('Montserrat', 500),
  face('Nunito', 600),
  face('McLaren', 400),
  face('Roboto', 400),
  face('Indie Flower', 400),
  face('Rasa', 400),
  JOST,
];

/** Default family of generated texts; drawn with Jost, an open font of similar design. [TDATA-13] */
export const GENERAL_FONT = 'futura-pt';

/** Fonts of the title editor, in the order of its list. [TITLE-15 … TITLE-18] */
export const TITLE_FONTS: readonly FontChoice[] = [
  { family: 'Montserrat', label: 'FONT_MODERN_1', weight: 700 },
  { family: 'Nunito', label: 'FONT_MODERN_2', weight: 600 },
  { family: 'Crimson Text', label: 'FONT_CLASSIC', weight: 500 },
  { family: 'McLaren', label: 'FONT_PLAYFUL', weight: 400 },
];

/** Default font of a title. [TITLE-19] */
export const TITLE_FONT: FontChoice = itemAt(TITLE_FONTS, 2);

/** Default font of a subtitle. [TITLE-20] */
export const SUBTITLE_FONT: FontChoice = { family: 'Montserrat', label: 'FONT_MODERN_1', weight: 500 };

/** Fonts for texts on photos, in the order of their list; the first one is the default. [TDATA-16] [TDATA-09] */
export const PHOTO_TEXT_FONTS: readonly [FontChoice, ...FontChoice[]] = [
  { family: 'Roboto', label: 'FONT_MODERN', weight: 400 },
  { family: 'Indie Flower', label: 'FONT_HANDWRITING', weight: 400 },
  { family: 'McLaren', label: 'FONT_PLAYFUL', weight: 400 },
  { family: 'Rasa', label: 'FONT_CLASSIC', weight: 400 },
];

/** True if a text may use this family. */
export function isListedFont(family: string): boolean {
  return family === GENERAL_FONT || ALL_FACES.some((allFace) => allFace.family === family);
}

/**
 * The face for a family and a CSS weight as text; '' or a weight that the family lacks selects its default weight. An unlisted family
 * gives the title font, so that no name from outside becomes a file name.
 */
export function faceOf(family: string, style = ''): FontFace {
  if (family === GENERAL_FONT) return JOST;
  const faces = ALL_FACES.filter((allFace) => allFace.family === family);
  return faces.find((candidate) => String(candidate.weight) === style) ?? faces[0] ?? CRIMSON_TEXT;
}
