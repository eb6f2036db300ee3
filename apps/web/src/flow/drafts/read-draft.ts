import {
  type Collage,
  EFFECTS,
  type Fill,
  MAX_ZOOM,
  MIN_ZOOM,
  PHOTO_TYPES,
  type Photo,
  type PhotoView,
  type TemplateSize,
  type TextData,
} from '@muro/domain';
import {
  type Check,
  isBetween,
  isColor,
  isCount,
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
import { DRAFT_FORM, type DraftBody, type DraftHeader, type DraftPhoto } from './draft.ts';
import { isDesign, isMaterial, isSize } from './draft-design-check.ts';

const isQuarterTurn = isOneOf(0, 90, 180, 270);

const isTextData = isRecordOf<TextData>({
  text: isText,
  color: isColor,
  align: isOneOf('left', 'center', 'right'),
  valign: isOneOf('top', 'middle', 'bottom'),
  font: isText,
  style: isText,
  fontSize: isNumber,
  lineHeight: isNumber,
  letterSpacing: isNumber,
  padding: isNumber,
  multiLine: isFlag,
  background: isOneOf('none', 'back1', 'back2'),
  caps: isFlag,
});

const isFill = isRecordOf<Fill>({
  photoId: isText,
  view: isRecordOf<PhotoView>({
    focusX: isBetween(0, 1),
    focusY: isBetween(0, 1),
    zoom: isBetween(MIN_ZOOM, MAX_ZOOM),
    quarterTurn: isQuarterTurn,
  }),
  effect: isOneOf(...EFFECTS),
  text: isOrNull(isTextData),
});

const isPhoto = isRecordOf<Photo>({
  id: isText,
  name: isText,
  type: isOneOf(...Object.keys(PHOTO_TYPES)),
  widthPx: isPositive,
  heightPx: isPositive,
});

const isCollage: Check = isRecordOf<Collage>({
  design: isDesign,
  photos: isListOf(isPhoto),
  fills: isMapOf(isFill),
  texts: isMapOf(isTextData),
  shapeColors: isMapOf(isColor),
  photoBackgroundColor: isColor,
  photoBorderColorAutomatic: isFlag,
  parked: isRecordOf<Collage['parked']>({ fills: isMapOf(isFill), texts: isMapOf(isTextData) }),
});

const isDraftPhoto = isRecordOf<DraftPhoto>({
  id: isText,
  origin: isText,
  key: isOrNull(isText),
  suggestedRotation: isQuarterTurn,
  sizeBytes: isCount,
  onServer: isFlag,
  src: isText,
});

const isTemplateSize = isRecordOf<TemplateSize>({
  id: isText,
  width: isPositive,
  height: isPositive,
  materials: isListOf(isMaterial),
  description: isText,
  url: isText,
  isCustom: isFlag,
  hasCustomSize: isFlag,
});

const isHeader = isRecordOf<DraftHeader>({
  id: isText,
  form: isOneOf(DRAFT_FORM),
  writer: isText,
  collageId: isOrNull(isText),
  baseVersion: isOrNull(isCount),
  owner: isOrNull(isText),
  templateId: isText,
  size: isSize,
  material: isMaterial,
  photoCount: isCount,
  isTouched: isFlag,
  changedAtMs: isNumber,
});

const isBody = isRecordOf<DraftBody>({
  id: isText,
  form: isOneOf(DRAFT_FORM),
  collage: isCollage,
  photos: isListOf(isDraftPhoto),
  customSize: isOrNull(isTemplateSize),
});

/** A header as it was stored; null for anything that this program did not write in its present form. */
export function readHeader(value: unknown): DraftHeader | null {
  return isHeader(value) ? (value as DraftHeader) : null;
}

/** A stored work; null when a single field is not what it must be: half a collage is never opened. */
export function readBody(value: unknown): DraftBody | null {
  if (!isBody(value)) return null;
  const body = value as DraftBody;
  const { photos, fills, parked } = body.collage;
  const ids = new Set(photos.map(({ id }) => id));
  const used = [...Object.values(fills), ...Object.values(parked.fills)];
  const isWhole = ids.size === photos.length && used.every(({ photoId }) => ids.has(photoId));
  const isKnown = body.photos.length === photos.length && body.photos.every(({ id }, index) => id === photos[index]?.id);
  return isWhole && isKnown ? body : null;
}
