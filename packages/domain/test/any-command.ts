import fc from 'fast-check';
import type { Design } from '../src/collage/collage.ts';
import type { Command } from '../src/collage/command.ts';
import type { Photo } from '../src/photo/photo.ts';
import type { QuarterTurn } from '../src/photo/view.ts';
import { photoText, titleText } from '../src/text/text-defaults.ts';
import { designOf, photoCellAt, staticDesign, staticDocument } from './page-builders.ts';
import { anySubject, viewsOf } from './saved-cases.ts';

/** Slot ids: the designs of these tests share some of them and lack others. */
export const DESIGNS: readonly Design[] = [
  designOf({ values: { numberVert: 2, numberHor: 2, hasText: 3 } }),
  designOf({ values: { numberVert: 3, numberHor: 2 }, material: 'POSTER' }),
  designOf({ generator: 'normalsplit', values: { hasText: 2 } }),
  designOf({ generator: 'single', size: [40, 50], material: 'CANVAS4CM' }),
  staticDesign(
    staticDocument({ width: 30, height: 30 }, [
      photoCellAt('img1', 0, 0, 10, 10),
      photoCellAt('singlephoto', 10, 10, 10, 10),
      { kind: 'text', slot: 'txt1', x: 0, y: 25, width: 30, height: 4, editable: true },
    ]),
  ),
];

const anySlot = fc.constantFrom('img1', 'img2', 'img3', 'img6', 'imglarge', 'singlephoto', 'txt1', 'nowhere');
export const anyId = fc.integer({ min: 1, max: 12 }).map((number) => `p${number}`);
const anyTurn = fc.constantFrom<QuarterTurn>(0, 90, 180, 270);
const anySide = fc.integer({ min: 300, max: 6000 });

export const anyPhoto: fc.Arbitrary<Photo> = fc.record({
  id: anyId,
  name: fc.constantFrom('sea.jpg', 'hill.jpg'),
  type: fc.constant('COMPUTER' as const),
  widthPx: anySide,
  heightPx: anySide,
});

const anyView = fc
  .record({
    focusX: fc.double({ min: -1, max: 2, noNaN: true }),
    focusY: fc.double({ min: -1, max: 2, noNaN: true }),
    zoom: fc.double({ min: 0.5, max: 5, noNaN: true }),
    quarterTurn: anyTurn,
  })
  .chain(viewsOf);

/** Mostly valid exchanges; sometimes one whose two sides name different slots. */
const anyMoves = fc
  .tuple(fc.uniqueArray(anySlot, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 9 }))
  .map(([slots, by, seed]) => {
    const sources = slots.map((_, index) => slots[(index + by) % slots.length] as string);
    return Object.fromEntries(slots.map((slot, index) => [slot, seed === 0 ? 'img1' : (sources[index] as string)]));
  });

const anyWords = fc.constantFrom(
  '',
  '  ',
  'Summer',
  'A rather long title for such a small band of text above the photos',
  'Ærø\nto Zürich',
);

/** Any command, with ids of existing photos and slots and with unknown ids. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('add-photos' as const), photos: fc.array(anyPhoto, { maxLength: 5 }) }) },
  fc.record({
    type: fc.constant('set-subjects' as const),
    subjects: fc.dictionary(anyId, anySubject, { maxKeys: 4, noNullPrototype: true }),
  }),
  fc.record({ type: fc.constant('remove-photos' as const), photoIds: fc.array(anyId, { maxLength: 2 }) }),
  { weight: 4, arbitrary: fc.record({ type: fc.constant('place-photo' as const), slot: anySlot, photoId: anyId }) },
  fc.record({
    type: fc.constant('place-photos' as const),
    placements: fc.dictionary(anySlot, anyId, { maxKeys: 4, noNullPrototype: true }),
  }),
  fc.record({ type: fc.constant('empty-slot' as const), slot: anySlot }),
  fc.record({ type: fc.constant('swap-slots' as const), from: anySlot, to: anySlot }),
  fc.record({ type: fc.constant('move-fills' as const), moves: anyMoves }),
  fc.record({ type: fc.constant('set-view' as const), slot: anySlot, view: anyView }),
  fc.record({ type: fc.constant('set-effect' as const), slot: anySlot, effect: fc.constantFrom('', 'grey', 'sepia') }),
  fc.record({ type: fc.constant('set-effect-of-all' as const), effect: fc.constantFrom('', 'grey', 'sepia') }),
  fc.record({
    type: fc.constant('set-photo-text' as const),
    slot: anySlot,
    text: fc.option(anyWords.map((text) => photoText(text, { width: 20, height: 15 }))),
  }),
  fc.record({
    type: fc.constant('fill-empty-slots' as const),
    placements: fc.dictionary(anySlot, anyId, { maxKeys: 4, noNullPrototype: true }),
  }),
  fc.record({
    type: fc.constant('set-texts' as const),
    texts: fc.dictionary(
      fc.constantFrom('txt1', 'txt2', 'img1'),
      anyWords.map((text) => ({ ...titleText('x'), text })),
      { noNullPrototype: true },
    ),
  }),
  fc.record({ type: fc.constant('set-background' as const), color: fc.constantFrom('#000000', '#fde6e8', '#ffffff', 'red') }),
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('change-design' as const), design: fc.constantFrom(...DESIGNS), isSaved: fc.boolean() }),
  },
);
