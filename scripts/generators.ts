// `npm run generators`: writes docs/configuration/generators.md from the registry, so that the guide is up to date.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Control, GENERATOR_ALIASES, GENERATORS, type Generator, type GeneratorContext } from '../packages/domain/src/index.ts';
import { adjust } from '../packages/texts/src/en/adjust.ts';

/** Description of each generator's designs; a new generator needs a line here. */
const ABOUT: Readonly<Record<string, string>> = {
  alleven: 'Equal photos in columns and rows. A design without a source has it, too.',
  onelarge: 'A grid with larger photos in its middle.',
  instagram: 'Exact squares; columns are chosen, rows follow.',
  mosaiccross: 'Photos of mixed proportions; the page is split crosswise again and again.',
  mosaic1: 'Rows of photos of mixed proportions, each as wide as the page.',
  normalsplit: 'One large photo beside, or under, a field of small ones.',
  bordersplit: 'The same with twisted photos on white cards.',
  pilealleven: 'A pile of equal, twisted photos on white cards.',
  pileonelarge: 'The same with a large photo among them.',
  mosaicinsta: 'Squares of two sizes, for formats that squares fill.',
  single: 'One photo, to the edge where the material allows it.',
  scrambled: 'Nine photos on cards, like a board that was put together wrongly.',
  tiles: 'Panels of 18 x 18 cm, a photo each; their number makes the size.',
  mosaiceven: 'An even grid in which some photos take two by two places.',
  heart: 'Photos in the shape of a heart.',
  number: 'Photos in the shape of a number of up to three digits.',
  numberyear: 'Photos in the shape of a year.',
  numberdate: 'Photos in the shape of a day and a month, 1402 for 14 February.',
  fit: 'As many places as there are photos, each of the shape of its photo; until there are some, those of a usual mix. On the whole page, or inside a heart or a number of up to three digits (`outline`): there places are about equal in what is seen of them, the outline cuts those at its sides, and order, margin and "nothing cut off" change nothing.',
};

const PAGE: GeneratorContext = { size: { width: 50, height: 40 }, material: 'POSTER', siblings: [] };

const wordsOf = (label: string): string => String((adjust as Readonly<Record<string, unknown>>)[label] ?? label);

/** Returns the text of the guide. */
export function generatorsText(): string {
  const index = GENERATORS.map(({ name }) => `[${name}](#${name})`).join(', ');
  return `# Generators

The layout algorithms that a design can name in its \`source\` (\`gen:${GENERATORS[0]?.name}\`), and the values it can preset. This page is written from the program by \`npm run generators\`.

${index}

Bounds depend on the size, and sometimes on other values; those here are for 50 x 40 cm on a poster. A value beyond them is brought inside when a page opens, and named by \`muro check\`. Lengths are centimetres.

A generator opens with its defaults: in \`muro layout\`, in \`muro make --generator\` and in every design that says nothing else. What a design of the catalogue starts with stands in its \`design.xml\`: a [\`preset\` and \`start\`](catalogue.md#designxml).

On canvas every one but those that make panels has a value more, \`wrap\`: what the folded sides show. 0 the rest of the outer photos, 1 the front's edge mirrored, 2 the colour behind the photos; ${GENERATORS.filter(
    ({ defaultWrap }) => defaultWrap === 'mirrored',
  )
    .map(({ name }) => name)
    .join(
      ', ',
    )} begins with 1, all others with 0. With 1 and 2 the layout is dealt over the front alone, with the margins of other materials. It is chosen on the page and saved with the collage; \`muro layout\` and \`muro make\` take \`--set wrap=1\`.
${GENERATORS.map(sectionOf).join('')}`;
}

function sectionOf(generator: Generator): string {
  const values = generator.defaults;
  const controls = generator.controls(PAGE, values);
  const rows = generator.keys.map((key) =>
    rowOf(
      key,
      values[key] ?? 0,
      controls.find((control) => control.key === key),
    ),
  );
  const about = ABOUT[generator.name];
  if (about === undefined) throw new Error(`What does ${generator.name} look like? scripts/generators.ts has no line about it`);
  return `
## ${generator.name}

${about}${aliasText(generator)}

| value | meaning | default | may be |
|---|---|---|---|
${rows.join('\n')}
`;
}

function aliasText({ name }: Generator): string {
  const others = Object.entries(GENERATOR_ALIASES).flatMap(([alias, known]) => (known === name ? [`\`gen:${alias}\``] : []));
  return others.length > 0 ? ` Also called ${others.join(', ')}.` : '';
}

function rowOf(key: string, standard: number, control: Control | undefined): string {
  if (!control) return `| \`${key}\` | kept, and changes nothing | ${standard} | ${standard} |`;
  return `| \`${key}\` | ${wordsOf(control.label)} | ${standard} | ${boundsOf(control)} |`;
}

function boundsOf({ options, minValue, maxValue, step }: Control): string {
  if (options.length > 0) return options.map(({ value, label }) => `${value} ${wordsOf(label)}`).join(', ');
  return `${minValue} to ${maxValue}${step === 1 ? '' : `, in steps of ${step}`}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/configuration/generators.md', import.meta.url), generatorsText());
