import {
  type BoxCell,
  type ClipCell,
  type Design,
  FRAME_COLORS,
  findGenerator,
  isMaterialCode,
  type Layout,
  type OverlayCell,
  type PhotoBorder,
  type PhotoCell,
  type Rect,
  type ShapeCell,
  type ShapeRect,
  type SizeCm,
  type TemplateDocument,
  type TemplateResource,
  type TextCell,
} from '@muro/domain';
import {
  type Check,
  type Fields,
  isAnyOf,
  isFlag,
  isListOf,
  isMapOf,
  isNumber,
  isOneOf,
  isOrNull,
  isPositive,
  isRecordOf,
  isText,
} from '../saving/plain-check.ts';

/** More cells than any layout has. */
const MAX_CELLS = 2000;

const RECT: Fields<Rect> = { x: isNumber, y: isNumber, width: isNumber, height: isNumber };

export const isSize: Check = isRecordOf<SizeCm>({ width: isPositive, height: isPositive });
export const isMaterial: Check = (value) => typeof value === 'string' && isMaterialCode(value);

const PHOTO_CELL = {
  ...RECT,
  kind: isOneOf('photo'),
  slot: isText,
  tiltDeg: isNumber,
  printMargin: isNumber,
  cornerRadius: isNumber,
  allowsText: isFlag,
};

const isCell: Check = isAnyOf(
  isRecordOf<Omit<PhotoCell, 'hasCard'>>(PHOTO_CELL),
  isRecordOf<PhotoCell>({ ...PHOTO_CELL, hasCard: isOneOf(false) }),
  isRecordOf<TextCell>({ ...RECT, kind: isOneOf('text'), slot: isText, editable: isFlag }),
  isRecordOf<ClipCell>({
    ...RECT,
    kind: isOneOf('clip'),
    slot: isText,
    state: isFlag,
    viewportWidth: isNumber,
    viewportHeight: isNumber,
    path: isText,
    outline: isListOf(isListOf(isAnyOf(isText, isNumber))),
  }),
  isRecordOf<OverlayCell>({ ...RECT, kind: isOneOf('overlay'), resource: isText }),
  isRecordOf<ShapeCell>({
    ...RECT,
    kind: isOneOf('shape'),
    slot: isText,
    printMargin: isNumber,
    defaultColor: isText,
    rectangles: isListOf(isRecordOf<ShapeRect>({ ...RECT, isFilled: isFlag, borderRadius: isNumber, borderWidth: isNumber })),
    circles: isListOf(isRecordOf<Rect>(RECT)),
  }),
  isRecordOf<BoxCell>({
    ...RECT,
    kind: isOneOf('box'),
    border: isFlag,
    borderWidth: isNumber,
    margin: isNumber,
    blockCorner: isFlag,
    noSides: isFlag,
    transparencyBorder: isNumber,
    color: isText,
    backgroundColor: isText,
  }),
);

const isBorder: Check = isRecordOf<PhotoBorder>({
  type: isOneOf('modern'),
  margins: (value) => isListOf(isNumber)(value) && (value as readonly number[]).length === 4,
  card: isNumber,
  glow: isNumber,
  shadow: isNumber,
});

const isDocument: Check = isRecordOf<TemplateDocument>({
  designer: isText,
  design: isText,
  frameColor: (value) => value === undefined || isOneOf(...FRAME_COLORS)(value),
  screenDpcm: isNumber,
  material: isMaterial,
  hasCustomSizes: isFlag,
  vals: isMapOf(isText),
  resources: isListOf(isRecordOf<TemplateResource>({ id: isText, type: isText, source: isText })),
  layout: isRecordOf<Layout>({ size: isSize, cells: isListOf(isCell, MAX_CELLS), photoBorder: isOrNull(isBorder) }),
  hash: isText,
});

/** A generator of this version; '' for a static design. */
const isGenerator: Check = (value) => typeof value === 'string' && findGenerator(value) !== null;

/** A design with its complete layout. */
export const isDesign: Check = isRecordOf<Design>({
  templateId: isText,
  childTemplateId: isText,
  size: isSize,
  material: isMaterial,
  generator: isGenerator,
  document: isDocument,
});
