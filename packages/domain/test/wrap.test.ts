import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATERIALS, type MaterialCode } from '../src/catalogue/material.ts';
import type { TemplateSize } from '../src/catalogue/template.ts';
import { generatorNameOf, typeOf } from '../src/catalogue/template-rules.ts';
import { isInside } from '../src/geometry/overlap.ts';
import { grow } from '../src/geometry/rect.ts';
import { clampValues, readValues } from '../src/layouts/clamp-values.ts';
import { generateDocument } from '../src/layouts/generate-document.ts';
import { findGenerator, GENERATORS } from '../src/layouts/registry.ts';
import type { Generator, GeneratorValues } from '../src/layouts/shared/generator.ts';
import type { PhotoCell } from '../src/layouts/shared/layout.ts';
import type { TemplateDocument } from '../src/layouts/template-document.ts';
import { composePage } from '../src/page/compose-page.ts';
import type { Page } from '../src/page/page.ts';
import { photoLayers } from '../src/page/slots.ts';
import { placementOf } from '../src/photo/placement.ts';
import { WHOLE_VIEW } from '../src/photo/view.ts';
import { readDesignXml } from '../src/xml/template-list-xml.ts';

const ROOT = new URL('../../../catalogue/', import.meta.url);
const CANVAS: readonly MaterialCode[] = ['CANVAS2CM', 'CANVAS4CM'];
const SLACK = 2e-3;
/** Smallest share of a photo's place that must be on the front, for a photo narrower than the fold at the edge. */
const MIN_NARROW_SHARE = 0.25;

const DESIGNS = readdirSync(ROOT)
  .filter((name) => existsSync(new URL(`${name}/design.xml`, ROOT)))
  .map((name) => readDesignXml(readFileSync(new URL(`${name}/design.xml`, ROOT), 'utf8')))
  // The generator Fit is slow, and fills only the front.
  .filter((template) => typeOf(template) === 'generated' && generatorNameOf(template) !== 'fit');
const SOLD = DESIGNS.flatMap((template) =>
  template.children.flatMap((size) =>
    CANVAS.filter((code) => size.materials.includes(code)).map((material) => ({ template, size, material })),
  ),
);

interface Choice {
  readonly generator: Generator;
  readonly size: Pick<TemplateSize, 'width' | 'height'>;
  readonly material: MaterialCode;
  readonly values: GeneratorValues;
  readonly seed?: number;
}

function documentOf({ generator, size: { width, height }, material, values, seed = 1 }: Choice): TemplateDocument {
  return generateDocument({ generator, context: { size: { width, height }, material, siblings: [] }, values, seed });
}

function pageOf(choice: Choice): Page {
  const { width, height } = choice.size;
  return composePage({ document: documentOf(choice), trim: { width, height }, material: choice.material });
}

/**
 * Checks that at least half of each side of every photo's place is on the front, or that the place covers the whole side of the front, or
 * that it is narrower than the fold.
 */
function expectOnFront(places: readonly PhotoCell[], { size, material }: Choice): void {
  for (const { slot, x, y, width, height } of places) {
    for (const [from, length, frontLength] of [
      [x, width, size.width],
      [y, height, size.height],
    ] as const) {
      const lengthOnFront = Math.min(frontLength, from + length) - Math.max(0, from);
      const share = lengthOnFront / length;
      const isEnough =
        share >= 0.5 - SLACK ||
        lengthOnFront >= frontLength - SLACK ||
        (lengthOnFront < MATERIALS[material].margin && share >= MIN_NARROW_SHARE);
      if (!isEnough) expect.unreachable(`${slot}: ${lengthOnFront} of ${length} cm are on the front of ${frontLength} cm`);
    }
  }
}

const placesOf = (choice: Choice): readonly PhotoCell[] => documentOf(choice).layout.cells.filter((cell) => cell.kind === 'photo');

describe('the folded sides of a canvas', () => {
  it('show part of every photo on the front, for every design at every size sold and both depths', () => {
    expect(SOLD.length).toBeGreaterThan(900);
    for (const { template, size, material } of SOLD) {
      const generator = findGenerator(generatorNameOf(template)) as Generator;
      const { width, height } = size;
      const values = readValues(generator, { size: { width, height }, material, siblings: [] }, template.preset ?? {});
      const choice = { generator, size, material, values };
      expectOnFront(placesOf(choice), choice);
    }
  });

  it('show part of every photo on the front with any values at any size that can be ordered, within the sheet', () => {
    const choice = fc.record({
      generator: fc.constantFrom(...GENERATORS.filter(({ name }) => name !== 'tiles' && name !== 'fit')),
      size: fc.record({ width: fc.integer({ min: 20, max: 140 }), height: fc.integer({ min: 20, max: 140 }) }),
      material: fc.constantFrom(...CANVAS),
      fractions: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
      seed: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(choice, ({ generator, size, material, fractions, seed }) => {
        const made = { generator, size, material, seed, values: valuesAt(generator, { size, material, fractions }) };
        const places = placesOf(made);
        expectOnFront(places, made);
        const sheet = grow({ x: 0, y: 0, ...size }, MATERIALS[material].margin);
        for (const place of places) if (place.tiltDeg === 0) expect(isInside(place, sheet)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('leave every photo centred in the visible part of its place, whatever its shape', () => {
    for (const { template, size, material } of SOLD.filter((_, index) => index % 23 === 0)) {
      const generator = findGenerator(generatorNameOf(template)) as Generator;
      const page = pageOf({ generator, size, material, values: generator.defaults });
      for (const layer of photoLayers(page)) {
        const { x, y, width, height } = layer.front;
        expect(x >= -SLACK && y >= -SLACK && x + width <= page.trim.width + SLACK && y + height <= page.trim.height + SLACK).toBe(true);
        for (const photo of [
          { widthPx: 4000, heightPx: 3000 },
          { widthPx: 2000, heightPx: 3000 },
          { widthPx: 9000, heightPx: 2000 },
        ]) {
          const { rect } = placementOf(photo, layer, WHOLE_VIEW);
          expect(rect.x + rect.width / 2).toBeCloseTo(x + width / 2, 6);
          expect(rect.y + rect.height / 2).toBeCloseTo(y + height / 2, 6);
          expect(isInside(layer.frame, rect)).toBe(true);
        }
      }
    }
  });

  it('change nothing without a fold: the front of a place is its frame', () => {
    for (const material of ['POSTER', 'DIBOND', ''] as const) {
      const generator = findGenerator('alleven') as Generator;
      const size = { width: 30, height: 30 };
      const page = pageOf({ generator, size, material, values: { numberVert: 6, numberHor: 6 } });
      for (const { frame, front } of photoLayers(page)) expect(front).toBe(frame);
    }
  });
});

/** Values at these shares of their bounds. */
function valuesAt(
  generator: Generator,
  { size, material, fractions }: Omit<Choice, 'generator' | 'values'> & { fractions: readonly number[] },
) {
  const context = { size, material, siblings: [] };
  let values = clampValues(generator, context, generator.defaults);
  generator.controls(context, values).forEach(({ key, options, minValue, maxValue, step }, index) => {
    const share = fractions[index % fractions.length] as number;
    const number = minValue + Math.round((share * (maxValue - minValue)) / step) * step;
    const value = options.length > 0 ? (options[Math.floor(share * options.length * 0.999)]?.value ?? 0) : number;
    values = clampValues(generator, context, { ...values, [key]: value });
  });
  return values;
}
