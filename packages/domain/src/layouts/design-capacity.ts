import type { DesignCapacity, Template } from '../catalogue/template.ts';
import { defaultChild, sizesOf } from '../catalogue/template-rules.ts';
import type { SizeCm } from '../geometry/rect.ts';
import { clampValues, readValues } from './clamp-values.ts';
import { designContext } from './design-context.ts';
import { photoPlaces } from './photo-places.ts';
import type { Control } from './shared/control.ts';
import { SWITCH_OPTIONS } from './shared/control-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';
import type { Layout } from './shared/layout.ts';
import { seededRandom } from './shared/random.ts';
import { isShuffled } from './shuffle-values.ts';

/** Rounds of the search: columns and rows are changed one after the other, and may limit each other. */
const ROUNDS = 2;

/**
 * Returns how many photos a design holds at least and at most, and whether it has a title.
 *
 *     heart: three hearts of 26, 28 and 31 photos  →  26 to 31
 *
 * @param made  the generator of the design, or the layout of a static design
 */
export function designCapacity(template: Template, made: Generator | Layout): DesignCapacity {
  if ('cells' in made) {
    const count = photoPlaces(made).length;
    return { fewestPhotos: count, mostPhotos: count, hasTitle: hasTextCell(made) };
  }
  const generator = made;
  const start = (size: SizeCm) => {
    const context = designContext(template, size, '');
    return { generator, context, values: readValues(generator, context, template.preset) };
  };
  const usual = start(defaultChild(template));
  const follows = generator.controls(usual.context, usual.values).find(({ label }) => label === 'CONTROL_PHOTOS');
  if (follows) {
    const { key, minValue, maxValue } = follows;
    const smallest = layoutOf({ ...usual, values: { ...usual.values, [key]: minValue } });
    return { fewestPhotos: minValue, mostPhotos: maxValue, hasTitle: hasTextCell(smallest) };
  }
  const hasTitle = hasTextCell(layoutOf(usual));
  const areas = [...sizesOf(template)].sort((a, b) => a.width * a.height - b.width * b.height);
  const [smallest = defaultChild(template), largest = smallest] = [areas[0], areas.at(-1)];
  return { fewestPhotos: extremeCount(start(smallest), -1), mostPhotos: extremeCount(start(largest), 1), hasTitle };
}

interface Adjusted {
  readonly generator: Generator;
  readonly context: GeneratorContext;
  readonly values: GeneratorValues;
}

const layoutOf = ({ generator, context, values }: Adjusted): Layout => generator.generate(context, values, seededRandom(1));

const hasTextCell = ({ cells }: Layout): boolean => cells.some(({ kind }) => kind === 'text');

/** Searches for the largest count of photos (`sign` 1) or the smallest (-1), one control after the other. */
function extremeCount(start: Adjusted, sign: 1 | -1): number {
  const { generator, context } = start;
  const countOf = (values: GeneratorValues): number => photoPlaces(layoutOf({ generator, context, values })).length;
  let best = { values: start.values, count: countOf(start.values) };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { key } of generator.controls(context, best.values).filter(isCounting)) {
      const control = generator.controls(context, best.values).find((candidate) => candidate.key === key);
      for (const value of control ? ends(control) : []) {
        const values = clampValues(generator, context, { ...best.values, [key]: value });
        const count = countOf(values);
        if (count > 0 && sign * count > sign * best.count) best = { values, count };
      }
    }
  }
  return best.count;
}

/** True for counts and options; a switch changes the style. */
const isCounting = (control: Control): boolean => isShuffled(control) && control.options !== SWITCH_OPTIONS;

const ends = ({ options, minValue, maxValue }: Control): readonly number[] =>
  options.length > 0 ? options.map(({ value }) => value) : [minValue, maxValue];
