import {
  type Collage,
  type CropRect,
  EFFECTS,
  FAVOURITE_WEIGHTS,
  type Fill,
  MAX_STRAIGHTEN_DEG,
  MAX_ZOOM,
  MIN_ZOOM,
  PHOTO_TYPES,
  type Photo,
  type PhotoSubject,
  type PhotoView,
  type TemplateSize,
  type TextData,
} from '@muro/domain';
import { PHOTO_ORDERS, type PhotosFirst } from '../photos/photos-first.ts';
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
  isOptional,
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
    isMirrored: isOptional(isOneOf(true)),
    straightenDeg: isOptional(isBetween(-MAX_STRAIGHTEN_DEG, MAX_STRAIGHTEN_DEG)),
    isUncut: isOptional(isOneOf(true)),
    followsSubject: isOptional(isOneOf(true)),
  }),
  effect: isOneOf(...EFFECTS),
  text: isOrNull(isTextData),
  favour: isOptional(isOneOf(...FAVOURITE_WEIGHTS)),
  isLocked: isOptional(isOneOf(true)),
});

const isPart = isBetween(0, 1);

const isSubject = isRecordOf<PhotoSubject>({
  x: isPart,
  y: isPart,
  faces: isListOf(isRecordOf<CropRect>({ x: isPart, y: isPart, width: isPart, height: isPart })),
});

const isPhoto = isRecordOf<Photo>({
  id: isText,
  name: isText,
  type: isOneOf(...Object.keys(PHOTO_TYPES)),
  widthPx: isPositive,
  heightPx: isPositive,
  subject: isOptional(isSubject),
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
  takenMs: isOptional(isNumber),
  zoneMin: isOptional(isNumber),
  isFileTime: isOptional(isOneOf(true)),
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
  person: isOptional(isOrNull(isText)),
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
  photosFirst: isOptional(isOrNull(isRecordOf<PhotosFirst>({ order: isOneOf(...PHOTO_ORDERS) }))),
});

/** Reads a stored header; returns null for anything but a header in this version's format. */
export function readHeader(value: unknown): DraftHeader | null {
  return isHeader(value) ? (value as DraftHeader) : null;
}

/** Reads a stored work; returns null if a single field is invalid: a partial collage is never opened. */
export function readBody(value: unknown): DraftBody | null {
  const present = withHash(value);
  if (!isBody(present)) return null;
  const body = present as DraftBody;
  const { photos, fills, parked } = body.collage;
  const ids = new Set(photos.map(({ id }) => id));
  const used = [...Object.values(fills), ...Object.values(parked.fills)];
  const isWhole = ids.size === photos.length && used.every(({ photoId }) => ids.has(photoId));
  const isKnown = body.photos.length === photos.length && body.photos.every(({ id }, index) => id === photos[index]?.id);
  return isWhole && isKnown ? body : null;
}

/** Upgrades drafts of earlier versions, whose layouts had no hash. */
function withHash(value: unknown): unknown {
  const body = value as Partial<DraftBody> | null;
  const document: object | undefined = body?.collage?.design?.document;
  if (!body?.collage || typeof document !== 'object' || document === null || 'hash' in document) return value;
  const { collage } = body;
  return { ...body, collage: { ...collage, design: { ...collage.design, document: { ...document, hash: '' } } } };
}
