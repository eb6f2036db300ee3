import {
  atFontSize,
  type Collage,
  composePage,
  FONT_SIZES,
  fitText,
  GENERAL_TEXT,
  SCREEN_DPCM,
  type ShapeCell,
  type TemplateDocument,
  type TextCell,
  type TextData,
  type TextShaper,
  textFits,
} from '@muro/domain';
import type { QuoteTask } from './paint-tasks.ts';
import type { Scene } from './scene.ts';

/** Sentence pictures are drawn as pages of 30 x 20 cm. */
const SIZE = { width: 30, height: 20 };
const MARGIN = 3;

/** Paper and ink of the six looks, with their fonts. */
const LOOKS = [
  { paper: '#f4ede2', ink: '#2b2622', font: 'Crimson Text', style: '600' },
  { paper: '#a2472f', ink: '#fff8ef', font: 'Montserrat', style: '700' },
  { paper: '#e9eee6', ink: '#2f4a3a', font: 'Rasa', style: '400' },
  { paper: '#26343f', ink: '#f2ead9', font: 'Nunito', style: '600' },
  { paper: '#f6e3c8', ink: '#7a3b22', font: 'Indie Flower', style: '400' },
  { paper: '#ffffff', ink: '#3f3a36', font: 'McLaren', style: '400' },
] as const;

/** A sentence, large, on a coloured sheet. */
export function quoteScene({ sentence, style }: QuoteTask, shaper: TextShaper): Scene {
  const look = LOOKS[style % LOOKS.length] as (typeof LOOKS)[number];
  const cell = textCell();
  const data: TextData = { ...GENERAL_TEXT, text: sentence, color: look.ink, font: look.font, style: look.style, caps: false };
  const document = documentOf(look.paper, cell);
  const collage: Collage = {
    design: { templateId: 'quote', childTemplateId: 'quote', size: SIZE, material: '', generator: '', document },
    photos: [],
    fills: {},
    texts: { [cell.slot]: set(shaper, data, cell) },
    shapeColors: { [SHAPE_SLOT]: look.paper },
    photoBackgroundColor: look.paper,
    photoBorderColorAutomatic: false,
    parked: { fills: {}, texts: {} },
  };
  const page = composePage({ document, trim: SIZE, material: '' });
  return { page, collage, fileOf: noFile, resourceFileOf: () => null };
}

/** As large as the sheet allows, set tighter than a title: a sentence is read, not shown. */
function set(shaper: TextShaper, data: TextData, cell: TextCell): TextData {
  const sizes = FONT_SIZES.toReversed().map((fontSize) => ({ ...atFontSize(data, fontSize), letterSpacing: 0 }));
  return sizes.find((sized) => textFits(shaper, sized, cell)) ?? fitText(shaper, data, cell);
}

const SHAPE_SLOT = 'overlayshape0';

function documentOf(paper: string, cell: TextCell): TemplateDocument {
  const sheet = { x: 0, y: 0, ...SIZE };
  const shape: ShapeCell = {
    kind: 'shape',
    slot: SHAPE_SLOT,
    ...sheet,
    printMargin: 0,
    defaultColor: paper,
    rectangles: [{ ...sheet, isFilled: true, borderRadius: 0, borderWidth: 0 }],
    circles: [],
  };
  return {
    designer: 'quote',
    design: 'simple',
    screenDpcm: SCREEN_DPCM,
    material: '',
    hasCustomSizes: false,
    vals: {},
    resources: [],
    layout: { size: SIZE, cells: [shape, cell], photoBorder: null },
  };
}

function textCell(): TextCell {
  return {
    kind: 'text',
    slot: 'txt1',
    editable: false,
    x: MARGIN,
    y: MARGIN,
    width: SIZE.width - 2 * MARGIN,
    height: SIZE.height - 2 * MARGIN,
  };
}

function noFile(photoId: string): never {
  throw new RangeError(`Expected no photo on a quote but received ${photoId}`);
}
