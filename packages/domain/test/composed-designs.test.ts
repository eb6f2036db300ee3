import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Template } from '../src/catalogue/template.ts';
import { sizesOf } from '../src/catalogue/template-rules.ts';
import { changeMaterial } from '../src/layouts/clamp-values.ts';
import { elongation, photoPlaces } from '../src/layouts/photo-places.ts';
import { generatorOf } from '../src/layouts/registry.ts';
import type { Generator } from '../src/layouts/shared/generator.ts';
import { seededRandom } from '../src/layouts/shared/random.ts';
import { startValues } from '../src/layouts/start-values.ts';
import { readDesignXml } from '../src/xml/template-list-xml.ts';

const ROOT = new URL('../../../catalogue/', import.meta.url);

const DESIGNS: readonly (readonly [name: string, template: Template, generator: Generator])[] = readdirSync(ROOT)
  .filter((name) => existsSync(new URL(`${name}/design.xml`, ROOT)))
  .flatMap((name) => {
    const template = readDesignXml(readFileSync(new URL(`${name}/design.xml`, ROOT), 'utf8'));
    const generator = generatorOf(template);
    // A design that adapts to its photos has its own bounds.
    return generator && generator.chance === undefined ? [[name, template, generator] as const] : [];
  });

/** Every photo place of a design with its default values, at each size and on each material sold. */
function* openings(template: Template, generator: Generator) {
  const siblings = sizesOf(template);
  for (const { width, height, materials } of siblings) {
    const none = { size: { width, height }, material: '', siblings } as const;
    const started = startValues(generator, none, template);
    for (const material of ['' as const, ...materials]) {
      const context = { ...none, material };
      const layout = generator.generate(context, changeMaterial(generator, none, context, started), seededRandom(1));
      yield { name: `${width} x ${height} ${material}`, places: photoPlaces(layout) };
    }
  }
}

/** Rounds to a millimetre, as a customer would measure. */
const rounded = (length: number) => Math.round(length * 10) / 10;

describe.each(DESIGNS)('%s with its default values, at every size and on every material sold,', (_, template, generator) => {
  const pages = [...openings(template, generator)];

  it('has several photos, unless it is a design of one', () => {
    const tooFew = pages.filter(({ places }) => (generator.name === 'single' ? places.length !== 1 : places.length < 2));
    expect(tooFew.map(({ name }) => name)).toEqual([]);
  });

  it('has no photo longer than three times its breadth', () => {
    const strips = pages.filter(({ places }) =>
      places.some((place) => rounded(elongation(place)) > (generator.name === 'single' ? 3.1 : 3)),
    );
    expect(strips.map(({ name }) => name)).toEqual([]);
  });

  it('has no photo with an edge under 3 cm', () => {
    const stamps = pages.filter(({ places }) => places.some(({ width, height }) => rounded(Math.min(width, height)) < 3));
    expect(stamps.map(({ name }) => name)).toEqual([]);
  });
});
