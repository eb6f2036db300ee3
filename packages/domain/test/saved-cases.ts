import fc from 'fast-check';
import type { Collage, Design, Fill } from '../src/collage/collage.ts';
import { alleven } from '../src/layouts/alleven.ts';
import { generateDocument } from '../src/layouts/generate-document.ts';
import { composePage } from '../src/page/compose-page.ts';
import { EFFECTS } from '../src/photo/effect.ts';
import { PHOTO_TYPES, type Photo, type PhotoType } from '../src/photo/photo.ts';
import { FAVOURITE_WEIGHTS } from '../src/photo/photo-preference.ts';
import { type PhotoSubject, subjectAt, subjectOfFaces } from '../src/photo/subject.ts';
import { mirrorView, straightenView, uncutView } from '../src/photo/turn-view.ts';
import type { PhotoView, QuarterTurn } from '../src/photo/view.ts';
import { PHOTO_TEXT_FONTS, TITLE_FONTS } from '../src/text/fonts.ts';
import type { TextData } from '../src/text/text-data.ts';
import { FONT_SIZES, photoText, titleText } from '../src/text/text-defaults.ts';

/** Every character that a text may hold, with quotes, brackets and ampersands. */
const CHARACTERS = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /[\x20-\x7e\xa1-\xff]/.test(character),
);
const TEXT = fc.oneof(
  fc.string({ unit: fc.constantFrom(...CHARACTERS, '\n'), maxLength: 60 }),
  fc.constantFrom(']]>', '&amp;', '&amp;amp;', '<b>"\'', '<![CDATA[x]]>', '&#10;', ' a\n\nb ', CHARACTERS.join('')),
);
const COLOR = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const FRACTION = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);
const SIZE = fc.oneof(fc.constantFrom(...FONT_SIZES), fc.double({ min: 0.6, max: 20, noNaN: true }));

export const textData: fc.Arbitrary<TextData> = SIZE.chain((fontSize) =>
  fc.record({
    text: TEXT,
    color: COLOR,
    align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
    valign: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
    font: fc.constantFrom(...TITLE_FONTS.map(({ family }) => family), ...PHOTO_TEXT_FONTS.map(({ family }) => family), 'futura-pt'),
    style: fc.constant(''),
    fontSize: fc.constant(fontSize),
    lineHeight: fc.double({ min: fontSize / 2, max: fontSize * 5, noNaN: true }),
    letterSpacing: fc.double({ min: 0, max: fontSize * 5, noNaN: true }).map((value) => value + 0),
    padding: fc.double({ min: 0, max: 20, noNaN: true }).map((value) => value + 0),
    multiLine: fc.boolean(),
    background: fc.constantFrom('none' as const, 'back1' as const, 'back2' as const),
    caps: fc.boolean(),
  }),
);

const STEP = fc.integer({ min: 0, max: 10_000 }).map((steps) => steps / 10_000);

/** A subject area as the subject search returns it. */
export const anySubject: fc.Arbitrary<PhotoSubject> = fc.oneof(
  fc.tuple(STEP, STEP).map(([x, y]) => subjectAt(x, y)),
  fc
    .array(fc.record({ x: FRACTION, y: FRACTION, width: FRACTION, height: FRACTION }), { maxLength: 6 })
    .map((boxes) => subjectOfFaces(boxes) ?? subjectAt(0.5, 0.5)),
);

const photo: fc.Arbitrary<Omit<Photo, 'id'>> = fc.record(
  {
    name: fc.string({ unit: fc.constantFrom(...CHARACTERS, 'ł', '🎉'), maxLength: 20 }),
    type: fc.constantFrom(...(Object.keys(PHOTO_TYPES) as PhotoType[])),
    widthPx: fc.integer({ min: 1, max: 20_000 }),
    heightPx: fc.integer({ min: 1, max: 20_000 }),
    subject: anySubject,
  },
  { requiredKeys: ['name', 'type', 'widthPx', 'heightPx'] },
);

const photos: fc.Arbitrary<readonly Photo[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 2_000_000_000 }), { maxLength: 20 })
  .chain((ids) => fc.tuple(...ids.map((id) => photo.map((rest) => ({ id: String(id), ...rest })))));

/** A design with all kinds of slots but clips. */
export const DESIGN: Design = {
  templateId: '11',
  childTemplateId: '113',
  size: { width: 50, height: 40 },
  material: 'CANVAS2CM',
  generator: 'alleven',
  document: generateDocument({
    generator: alleven,
    context: { size: { width: 50, height: 40 }, material: 'CANVAS2CM', siblings: [] },
    values: { hasText: 3 },
    seed: 1,
  }),
};

/** The same view, mirrored, tilted, fitted whole, or unchanged. */
export function viewsOf(view: PhotoView): fc.Arbitrary<PhotoView> {
  return fc
    .tuple(fc.boolean(), fc.constantFrom(0, 0, 0.1, -15, 7.3), fc.boolean())
    .map(([isMirrored, angleDeg, isUncut]) => uncutView(straightenView(isMirrored ? mirrorView(view) : view, angleDeg), isUncut));
}

function fills(ids: readonly string[]): fc.Arbitrary<Readonly<Record<string, Fill>>> {
  if (ids.length === 0) return fc.constant({});
  const fields = {
    photoId: fc.constantFrom(...ids),
    view: fc
      .record(
        {
          focusX: FRACTION,
          focusY: FRACTION,
          zoom: fc.double({ min: 1, max: 4, noNaN: true }),
          quarterTurn: fc.constantFrom<QuarterTurn>(0, 90, 180, 270),
          followsSubject: fc.constant(true as const),
        },
        { requiredKeys: ['focusX', 'focusY', 'zoom', 'quarterTurn'] },
      )
      .chain(viewsOf),
    effect: fc.constantFrom(...EFFECTS),
    text: fc.option(textData, { nil: null }),
  };
  const photoWish = { favour: fc.constantFrom(...FAVOURITE_WEIGHTS), isLocked: fc.constant(true as const) };
  const fill: fc.Arbitrary<Fill> = fc.record({ ...fields, ...photoWish }, { requiredKeys: ['photoId', 'view', 'effect', 'text'] });
  return fc.dictionary(
    fc.integer({ min: 1, max: 12 }).map((n) => `img${n}`),
    fill,
    { noNullPrototype: true },
  );
}

/** Any collage that a customer can make on `DESIGN`. */
export const collage: fc.Arbitrary<Collage> = photos.chain((all) =>
  fc.record({
    design: fc.constant(DESIGN),
    photos: fc.constant(all),
    fills: fills(all.map(({ id }) => id)),
    texts: fc.dictionary(fc.constantFrom('txt1', 'txt2'), textData, { noNullPrototype: true }),
    shapeColors: fc.dictionary(fc.constant('overlayshape1'), COLOR, { noNullPrototype: true }),
    photoBackgroundColor: COLOR,
    photoBorderColorAutomatic: fc.boolean(),
    parked: fc.constant({ fills: {}, texts: {} }),
  }),
);

export const pageOf = ({ design }: Collage) => composePage({ document: design.document, trim: design.size, material: design.material });
export const FILL: Fill = { photoId: '7', view: { focusX: 0.25, focusY: 0.5, zoom: 2, quarterTurn: 90 }, effect: 'sepia', text: null };
/** A collage that uses every feature: a photo used twice, one unused, one parked, texts, a background colour. */
export const COLLAGE: Collage = {
  design: DESIGN,
  photos: [
    { id: '7', name: 'mar.jpg', type: 'COMPUTER', widthPx: 4000, heightPx: 3000 },
    { id: '9', name: 'sol.jpg', type: 'SOCIAL', widthPx: 800, heightPx: 600 },
  ],
  fills: { img2: FILL, img3: { ...FILL, effect: '', text: photoText('hola', { width: 10, height: 10 }) } },
  texts: { txt1: titleText('Verano') },
  shapeColors: { overlayshape1: '#fde6e8' },
  photoBackgroundColor: '#ffffff',
  photoBorderColorAutomatic: true,
  parked: { fills: { img40: FILL }, texts: {} },
};
