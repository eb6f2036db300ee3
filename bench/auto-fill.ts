// Measures how much is cropped when photos are matched to slots by shape, compared with filling in order, and how long matching takes.
import {
  clampValues,
  composePage,
  type Design,
  findGenerator,
  type GeneratorContext,
  generateDocument,
  lossOf,
  matchShapes,
  type Page,
  type Photo,
  type Placements,
  photoLayers,
  placeFrom,
  seededRandom,
} from '@muro/domain';
import { machineLine, median, percentile } from '../test-support/machine.ts';

const SEED = 7;
const ROUNDS = 20;
const HEAVY_LOSS = 0.25;
/** Typical mix of aspect ratios: cameras 3:2, phones 4:3 and 16:9, squares and a few panoramas; a third is portrait. */
const SHAPES = [
  { ratio: 4 / 3, share: 0.5 },
  { ratio: 3 / 2, share: 0.25 },
  { ratio: 16 / 9, share: 0.12 },
  { ratio: 1, share: 0.1 },
  { ratio: 2.4, share: 0.03 },
] as const;
const UPRIGHT_SHARE = 0.35;

const DESIGNS = [
  ['alleven', { numberVert: 6, numberHor: 6 }],
  ['onelarge', {}],
  ['mosaic1', {}],
  ['mosaiccross', {}],
  ['mosaicinsta', {}],
  ['mosaiceven', {}],
  ['normalsplit', {}],
  ['bordersplit', {}],
  ['pilealleven', {}],
  ['scrambled', {}],
  ['heart', {}],
] as const;

function pageFrom(name: string, values: Readonly<Record<string, number>>): Page {
  const generator = findGenerator(name);
  if (!generator) throw new RangeError(`Expected the name of a generator but received ${name}`);
  const size = { width: 100, height: 70 };
  const material: Design['material'] = 'CANVAS4CM';
  const context: GeneratorContext = { size, material, siblings: [] };
  const settled = clampValues(generator, context, { ...generator.defaults, ...values });
  return composePage({ document: generateDocument({ generator, context, values: settled, seed: SEED }), trim: size, material });
}

function photosFor(count: number, random: () => number): readonly Photo[] {
  return Array.from({ length: count }, (_, index) => {
    const ratio = anyRatio(random());
    const longPx = 4000;
    const shortPx = Math.round(longPx / ratio);
    const isUpright = random() < UPRIGHT_SHARE;
    return { id: `${index}`, name: '', type: 'COMPUTER', widthPx: isUpright ? shortPx : longPx, heightPx: isUpright ? longPx : shortPx };
  });
}

function anyRatio(chance: number): number {
  let remaining = chance;
  for (const { ratio, share } of SHAPES) {
    if (remaining < share) return ratio;
    remaining -= share;
  }
  return SHAPES[0].ratio;
}

interface Cut {
  readonly heavy: number;
  readonly worst: number;
  readonly mean: number;
}

function cutOf(page: Page, photos: readonly Photo[], placements: Placements): Cut {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const losses = photoLayers(page).flatMap((layer) => {
    const photo = byId.get(placements[layer.slot] ?? '');
    return photo ? [lossOf(photo, layer)] : [];
  });
  return {
    heavy: losses.filter((loss) => loss > HEAVY_LOSS + 1e-9).length,
    worst: Math.max(...losses),
    mean: losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
  };
}

const averaged = (cuts: readonly Cut[], part: keyof Cut) => cuts.reduce((sum, cut) => sum + cut[part], 0) / cuts.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const inOrder = (page: Page, photos: readonly Photo[]) =>
  placeFrom(
    photoLayers(page).map(({ slot }) => slot),
    {},
    photos.map(({ id }) => id),
  );

function report(name: string, page: Page, spare: number): string {
  const slots = photoLayers(page).length;
  const times: number[] = [];
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const photos = photosFor(slots + spare, seededRandom(SEED + round));
    const content = { photos, fills: {} };
    const begin = performance.now();
    const placements = matchShapes(page, content);
    times.push(performance.now() - begin);
    return { order: cutOf(page, photos, inOrder(page, photos)), shape: cutOf(page, photos, placements) };
  });
  const [order, shape] = [rounds.map((round) => round.order), rounds.map((round) => round.shape)];
  const cells = [
    averaged(order, 'heavy').toFixed(1),
    averaged(shape, 'heavy').toFixed(1),
    percent(averaged(order, 'worst')),
    percent(averaged(shape, 'worst')),
    percent(averaged(order, 'mean')),
    percent(averaged(shape, 'mean')),
    `${median(times).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`,
  ];
  return `| ${name} | ${slots} | ${slots + spare} | ${cells.join(' | ')} |`;
}

console.log(`${machineLine()}; seed ${SEED}, ${ROUNDS} mixes of photos each\n`);
console.log(
  '| design | slots | photos | > ¼ in order | > ¼ by shape | worst in order | by shape | mean in order | by shape | ms, median / 95 % |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const [name, values] of DESIGNS) console.log(report(name, pageFrom(name, values), 0));
for (const [name, values] of DESIGNS) console.log(report(name, pageFrom(name, values), 10));
const random = seededRandom(SEED);
const even = pageFrom('alleven', { numberVert: 12, numberHor: 12 });
const mixed: Page = {
  ...even,
  layers: photoLayers(even).map((layer) => ({ ...layer, frame: { x: 0, y: 0, width: 10 * Math.exp((random() - 0.5) * 2), height: 10 } })),
};
console.log(report('any shape of slot', mixed, 150 - photoLayers(mixed).length));
