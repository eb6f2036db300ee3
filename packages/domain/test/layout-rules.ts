import fc from 'fast-check';
import { isMaterialCode, MATERIALS, type MaterialCode } from '../src/catalogue/material.ts';
import { rotationDeg } from '../src/geometry/matrix.ts';
import { isInside, overlaps } from '../src/geometry/overlap.ts';
import { boundsOf, rectPath, transformPath } from '../src/geometry/path.ts';
import { centreOf, grow, type Rect } from '../src/geometry/rect.ts';
import { clampValues } from '../src/layouts/clamp-values.ts';
import { generateDocument } from '../src/layouts/generate-document.ts';
import { defaultsOn } from '../src/layouts/shared/define-generator.ts';
import type { Generator, GeneratorContext, GeneratorValues } from '../src/layouts/shared/generator.ts';
import type { ClipCell, PhotoCell, TextCell } from '../src/layouts/shared/layout.ts';
import type { TemplateDocument } from '../src/layouts/template-document.ts';

/** Tolerance in cm: rounding to micrometres can move an edge by half a micrometre on each side. */
const SLACK = 2e-4;

/** Properties of one generator's layouts, beyond those that all generators have. */
export interface LayoutPromises {
  /** True if photos may overlap. */
  readonly isPile?: boolean;
  /** The gap between neighbouring photos, cm, if it is the same everywhere. */
  readonly gutter?: (values: GeneratorValues) => number | null;
  readonly maxSlots?: number;
  /** Smallest width of a photo, cm; 1 if left out. */
  readonly minSide?: number;
  readonly sizes?: fc.Arbitrary<{ width: number; height: number }>;
  readonly runs?: number;
}

export const contextOf = (width: number, height: number, material: MaterialCode = ''): GeneratorContext => ({
  size: { width, height },
  material,
  siblings: [],
});

export const photosOf = (document: TemplateDocument): readonly PhotoCell[] =>
  document.layout.cells.filter((cell): cell is PhotoCell => cell.kind === 'photo');

export const textsOf = (document: TemplateDocument): readonly TextCell[] =>
  document.layout.cells.filter((cell): cell is TextCell => cell.kind === 'text');

export const clipsOf = (document: TemplateDocument): readonly ClipCell[] =>
  document.layout.cells.filter((cell): cell is ClipCell => cell.kind === 'clip');

/** The document of a generator with these values; the other values are its defaults. */
export function documentOf(generator: Generator, context: GeneratorContext, values: GeneratorValues = {}, seed = 1): TemplateDocument {
  return generateDocument({ generator, context, values: { ...generator.defaults, ...values }, seed });
}

/** The control with this key, after `values` are applied. */
export function controlOf(generator: Generator, context: GeneratorContext, key: string, values: GeneratorValues = {}) {
  const settled = clampValues(generator, context, { ...generator.defaults, ...values });
  const control = generator.controls(context, settled).find((candidate) => candidate.key === key);
  if (!control) throw new RangeError(`Expected a control named ${key} of ${generator.name} but received none`);
  return control;
}

/** Every size that can be ordered: 20 to 140 by 20 to 100 cm, upright or wide, in steps of 0.5 cm. */
export const anySize = fc
  .tuple(fc.integer({ min: 40, max: 280 }), fc.integer({ min: 40, max: 200 }), fc.boolean())
  .map(([long, short, isTall]) => (isTall ? { width: short / 2, height: long / 2 } : { width: long / 2, height: short / 2 }));

const anyMaterial = fc.constantFrom(...Object.keys(MATERIALS).filter(isMaterialCode));

/** Values within and outside their bounds; some are missing, some are not numbers. */
function anyValues(generator: Generator): fc.Arbitrary<GeneratorValues> {
  const value = fc.oneof(
    fc.integer({ min: -2, max: 70 }),
    fc.double({ min: -1, max: 8, noNaN: true }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 9999),
  );
  const all = { ...Object.fromEntries(generator.keys.map((key) => [key, value])), wrap: fc.constantFrom(0, 1, 2, 9) };
  return fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<GeneratorValues>;
}

/** Time limit of `checkAnyLayout`, ms, generous enough for a busy machine. */
export const ANY_LAYOUT_MS = 120_000;

/** Generates thousands of random layouts and checks each against the invariants of all generators and those of this one. */
export function checkAnyLayout(generator: Generator, promises: LayoutPromises = {}): void {
  const sizes = promises.sizes ?? anySize;
  fc.assert(
    fc.property(sizes, anyMaterial, anyValues(generator), fc.integer(), (size, material, values, seed) => {
      const context: GeneratorContext = { size, material, siblings: [] };
      const settled = clampValues(generator, context, values);
      expectSettled(generator, context, settled);
      const document = generateDocument({ generator, context, values, seed });
      expectSound(document, settled, promises);
      if (!isSame(generateDocument({ generator, context, values, seed }), document))
        throw new Error(`${generator.name} differs for the same input`);
    }),
    { numRuns: promises.runs ?? 2000 },
  );
}

export function expectSettled(generator: Generator, context: GeneratorContext, values: GeneratorValues): void {
  if (!isSame(Object.keys(values), Object.keys(defaultsOn(generator, context))))
    throw new Error(`${generator.name} has other keys: ${Object.keys(values)}`);
  if (clampValues(generator, context, values) !== values) throw new Error(`${generator.name} does not settle`);
  for (const { key, currentValue, minValue, maxValue, options } of generator.controls(context, values)) {
    const value = values[key] as number;
    if (value !== currentValue) throw new Error(`${key} is ${value} but shows ${currentValue}`);
    if (!(value >= minValue && value <= maxValue)) throw new Error(`${key} = ${value} leaves its bounds`);
    if (options.length > 0 && !options.some((option) => option.value === value)) throw new Error(`${key} = ${value} is not an option`);
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function expectSound(document: TemplateDocument, values: GeneratorValues, promises: LayoutPromises = {}): void {
  const { size } = document.layout;
  const trim: Rect = { x: 0, y: 0, ...size };
  const sheet = grow(trim, MATERIALS[document.material].margin);
  const photos = photosOf(document);
  const texts = textsOf(document);
  expectNames(document, photos, promises.maxSlots ?? 144);
  for (const text of texts) if (!isInside(text, trim, SLACK)) fail('a text leaves the trim', document, text);
  const { minSide = 1 } = promises;
  for (const photo of photos) {
    const [top = 0, right = 0, bottom = 0, left = 0] = document.layout.photoBorder?.margins ?? [];
    if (!(photo.width - left - right >= minSide && photo.height - top - bottom >= minSide))
      fail(`a slot is under ${minSide} cm`, document, photo);
    if (!isInside(turnedBounds(photo), sheet, SLACK)) fail('a slot leaves the sheet', document, photo);
    for (const text of texts) if (overlaps(turnedBounds(photo), text, SLACK)) fail('a photo touches a text', document, photo);
  }
  if (texts.length === 2 && overlaps(texts[0] as Rect, texts[1] as Rect, SLACK)) fail('texts overlap', document, texts[1] as Rect);
  if (!promises.isPile)
    expectApart(
      document,
      photos.filter((photo) => values.inline !== 1 || photo.slot !== 'imglarge'),
    );
  const gutter = promises.gutter?.(values) ?? null;
  if (gutter !== null)
    expectGutters(
      document,
      photos.filter((photo) => values.inline !== 1 || photo.slot !== 'imglarge'),
      gutter,
    );
}

/** The upright bounding box of a tilted cell. */
export function turnedBounds(photo: PhotoCell): Rect {
  if (photo.tiltDeg === 0) return photo;
  return boundsOf(transformPath(rectPath(photo), rotationDeg(photo.tiltDeg, centreOf(photo))));
}

function expectNames(document: TemplateDocument, photos: readonly PhotoCell[], maxSlots: number): void {
  const [shape, ...rest] = document.layout.cells;
  if (shape?.kind !== 'shape') throw new Error(`${document.design} does not begin with its shape`);
  const names = rest.flatMap((cell) => (cell.kind === 'photo' || cell.kind === 'text' ? [cell.slot] : []));
  if (new Set(names).size !== names.length) throw new Error(`${document.design} has a slot name twice: ${names.join(' ')}`);
  if (photos.length < 1 || photos.length > maxSlots) throw new Error(`${document.design} has ${photos.length} photos`);
  const numbered = photos.map((photo) => photo.slot).filter((slot) => !/^(imglarge[123]?|singlephoto)$/.test(slot));
  if (numbered.some((slot, index) => slot !== `img${index + 1}`))
    throw new Error(`${document.design} names its photos ${numbered.join(' ')}`);
}

function expectApart(document: TemplateDocument, photos: readonly PhotoCell[]): void {
  for (let i = 0; i < photos.length; i++) {
    for (let j = 0; j < i; j++) {
      if (overlaps(photos[i] as Rect, photos[j] as Rect, SLACK)) fail(`${photos[j]?.slot} is overlapped`, document, photos[i] as Rect);
    }
  }
}

/** Checks that the nearest photo to the right of each photo, and the nearest below it, is exactly one gutter away. */
function expectGutters(document: TemplateDocument, photos: readonly PhotoCell[], gutter: number): void {
  for (const photo of photos) {
    for (const [along, across] of [
      ['x', 'y'],
      ['y', 'x'],
    ] as const) {
      const gap = nearest(photos, photo, along, across, 0);
      if (gap === null || Math.abs(gap - gutter) <= SLACK) continue;
      // A small photo can lie wholly beside a wide gutter: then its neighbour is one step aside.
      const aside = nearest(photos, photo, along, across, gutter);
      if (gap < gutter || aside === null || Math.abs(aside - gutter) > SLACK) fail(`a gap is ${gap} instead of ${gutter}`, document, photo);
    }
  }
}

type Axis = 'x' | 'y';
const SIDE = { x: 'width', y: 'height' } as const;

/**
 * Distance to the next photo along an axis, among the photos that overlap this one across the axis or lie at most `reach` aside; null if
 * there is none.
 */
function nearest(photos: readonly PhotoCell[], from: PhotoCell, along: Axis, across: Axis, reach: number): number | null {
  let best: number | null = null;
  const start = from[across] - reach + SLACK;
  const end = from[across] + from[SIDE[across]] + reach - SLACK;
  for (const to of photos) {
    const gap = to[along] - from[along] - from[SIDE[along]];
    const isFacing = to[across] < end && to[across] + to[SIDE[across]] > start;
    if (to !== from && isFacing && gap > -SLACK && (best === null || gap < best)) best = gap;
  }
  return best;
}

function fail(what: string, document: TemplateDocument, rect: Rect): never {
  throw new Error(
    `${document.design}: ${what}\n${JSON.stringify(rect)}\n${JSON.stringify({ ...document.layout.size, material: document.material, ...document.vals })}`,
  );
}
