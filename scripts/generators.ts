// `npm run generators`: writes docs/configuration/generators.md from the registry, so that the guide is up to date.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Control, GENERATOR_ALIASES, GENERATORS, type Generator, type GeneratorContext } from '../packages/domain/src/index.ts';
import { adjust } from '../packages/texts/src/en/adjust.ts';

/** Description of each generator's designs; a new generator needs a line here. */
const ABOUT: Readonly<Record<string, string>> = {
  alleven: 'Equal photos in columns and rows. Also the layout of a design without a source.',
  onelarge: 'A grid with one or more larger photos in the middle.',
  instagram: 'Exact squares; the number of rows follows from the number of columns.',
  mosaiccross: 'Photos of mixed proportions; the page is split recursively in both directions.',
  mosaic1: 'Rows of photos of mixed proportions, each as wide as the page.',
  normalsplit: 'One large photo on one side, a grid of small photos on the rest of the page.',
  bordersplit: 'As normalsplit, with tilted photos on white cards.',
  pilealleven: 'A pile of equal, tilted photos on white cards.',
  pileonelarge: 'As pilealleven, with one large photo among them.',
  mosaicinsta: 'Squares of two sizes, for page sizes that squares fill without a remainder.',
  single: 'One photo, up to the edge of the page if the material allows it.',
  scrambled: 'Nine photos on cards, offset like the pieces of a scrambled puzzle.',
  tiles: 'Panels of 18 x 18 cm with one photo each; the number of panels determines the size.',
  mosaiceven: 'An even grid in which some photos cover two by two cells.',
  heart: 'Photos in the shape of a heart.',
  number: 'Photos in the shape of a number of up to three digits.',
  numberyear: 'Photos in the shape of a year.',
  numberdate: 'Photos in the shape of a day and a month, 1402 for 14 February.',
  fit: 'One place per photo, with the shape of the photo; without photos, places for a typical mix of shapes. Covers the whole page, or the inside of a heart or of a number of up to three digits (`outline`). With an outline the visible areas of the places are about equal, the outline cuts the places at its edge, and the values `order`, `marginCM` and `whole` have no effect.',
};

const PAGE: GeneratorContext = { size: { width: 50, height: 40 }, material: 'POSTER', siblings: [] };

const wordsOf = (label: string): string => String((adjust as Readonly<Record<string, unknown>>)[label] ?? label);

/** Returns the text of the guide. */
export function generatorsText(): string {
  const index = GENERATORS.map(({ name }) => `[${name}](#${name})`).join(', ');
  return `# Generators

The layout algorithms (generators) that a design can name in its \`source\` (\`gen:${GENERATORS[0]?.name}\`), and the values that it can preset. \`npm run generators\` generates this page.

${index}

The ranges depend on the size and sometimes on other values; this page lists them for a poster of 50 x 40 cm. A value out of range is clamped when a page opens; \`muro check\` reports it. Lengths are in centimetres.

\`muro layout\`, \`muro make --generator\` and designs without their own values start with the defaults. A design sets its own initial values with [\`preset\` and \`start\`](catalogue.md#designxml) in its \`design.xml\`.

On canvas every generator without panels has an additional value, \`wrap\`, for the content of the folded sides: 0 the outer photos continue, 1 the edge of the front is mirrored, 2 the background colour. The default is 1 for ${GENERATORS.filter(
    ({ defaultWrap }) => defaultWrap === 'mirrored',
  )
    .map(({ name }) => name)
    .join(
      ', ',
    )} and 0 for all others. With 1 and 2 the layout covers only the front, with the margins of other materials. The person chooses it in the editor, and it is saved with the collage; \`muro layout\` and \`muro make\` accept \`--set wrap=1\`.
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

| value | meaning | default | allowed values |
|---|---|---|---|
${rows.join('\n')}
`;
}

function aliasText({ name }: Generator): string {
  const others = Object.entries(GENERATOR_ALIASES).flatMap(([alias, known]) => (known === name ? [`\`gen:${alias}\``] : []));
  return others.length > 0 ? ` Also called ${others.join(', ')}.` : '';
}

function rowOf(key: string, standard: number, control: Control | undefined): string {
  if (!control) return `| \`${key}\` | stored, without effect | ${standard} | ${standard} |`;
  return `| \`${key}\` | ${wordsOf(control.label)} | ${standard} | ${boundsOf(control)} |`;
}

function boundsOf({ options, minValue, maxValue, step }: Control): string {
  if (options.length > 0) return options.map(({ value, label }) => `${value} ${wordsOf(label)}`).join(', ');
  return `${minValue} to ${maxValue}${step === 1 ? '' : `, in steps of ${step}`}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/configuration/generators.md', import.meta.url), generatorsText());
