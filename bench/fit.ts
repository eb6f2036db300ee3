// Measures the quality of layouts of photos of any shape: cropping, evenness of sizes, almost aligned edges, movement after small changes, and time.
import { fitPhotos, type LayoutMeasures, measureLayout, type PlacedShape } from '@muro/domain';
import { machineLine, median, percentile } from '../test-support/machine.ts';
import { CHANGES, measureChange } from './fit/changes.ts';
import { meanOf } from './fit/mean-of.ts';
import { type SecondaryFigures, secondaryFigures } from './fit/secondary-figures.ts';
import { aspectsOf, type BenchPage, PAGES, SETS } from './fit/sets.ts';

/** Seed, settable by an argument: `npm run bench fit 8`. */
const SEED = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 7);
const ROUNDS = 2;
const COUNTS = [5, 10, 25, 60, 100, 144];
const CHANGED_COUNTS = [10, 25, 50, 100, 144];
const SECONDARY_COUNTS = [9, 17, 25, 40, 80];
/** Prints only the secondary figures: `npm run bench fit second`. */
const IS_SECONDARY_ONLY = process.argv.includes('second');

interface Round {
  readonly figures: LayoutMeasures;
  readonly ms: number;
}

function layOut(aspects: readonly number[], { width, height, gutter }: BenchPage, seed: number): readonly PlacedShape[] {
  const photos = aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null }));
  const page = { x: gutter, y: gutter, width: width - 2 * gutter, height: height - 2 * gutter };
  const { rects } = fitPhotos({ photos, page, gutter, seed, isOrdered: false, isWhole: false, variant: 0 });
  return rects.map((rect, index) => ({ rect, aspect: aspects[index] as number }));
}

function measureRounds(set: string, count: number): readonly Round[] {
  return PAGES.flatMap((page, index) =>
    Array.from({ length: ROUNDS }, (_, round) => {
      const seed = SEED + 1000 * round + 10_000 * index;
      const aspects = aspectsOf(set, count, seed);
      const begin = process.cpuUsage();
      const placed = layOut(aspects, page, seed);
      const { user, system } = process.cpuUsage(begin);
      return { figures: measureLayout(placed), ms: (user + system) / 1000 };
    }),
  );
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

function row(set: string, count: number): string {
  const all = measureRounds(set, count);
  const valuesOf = (key: keyof LayoutMeasures) => all.map(({ figures }) => figures[key]);
  const times = all.map(({ ms }) => ms);
  const cells = [
    percent(meanOf(valuesOf('meanCut'))),
    percent(Math.max(...valuesOf('worstCut'))),
    Math.min(...valuesOf('smallest')).toFixed(2),
    Math.max(...valuesOf('spread')).toFixed(2),
    meanOf(valuesOf('nearLines')).toFixed(2),
    `${median(times).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)}`,
  ];
  return `| ${set} | ${count} | ${cells.join(' | ')} |`;
}

function changeRow(kind: (typeof CHANGES)[number], set: string, count: number): string {
  const seeds = Array.from({ length: ROUNDS }, (_, round) => SEED + 1000 * round);
  const all = PAGES.flatMap((page, index) => seeds.map((seed) => measureChange(kind, { set, count, page, seed: seed + 10_000 * index })));
  const times = all.map(({ ms }) => ms);
  const cells = [
    percent(meanOf(all.map(({ moved }) => moved))),
    percent(meanOf(all.map(({ figures }) => figures.meanCut))),
    percent(Math.max(...all.map(({ figures }) => figures.worstCut))),
    `${median(times).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)}`,
  ];
  return `| ${kind} | ${set} | ${count} | ${cells.join(' | ')} |`;
}

function secondaryRow(set: string, count: number): string {
  const all = PAGES.map((page, index): SecondaryFigures => secondaryFigures({ set, count, page, seed: SEED + 10_000 * index }));
  const meanPercent = (figureOf: (figures: SecondaryFigures) => number) => percent(meanOf(all.map(figureOf)));
  const cells = [
    meanPercent(({ alikeNeighbours }) => alikeNeighbours),
    Math.max(...all.map(({ stepsBack }) => stepsBack)).toFixed(0),
    percent(Math.min(...all.map(({ variantDistance }) => variantDistance))),
    `${meanPercent(({ changed }) => changed.meanCut)} / ${meanPercent(({ changed }) => changed.newCut)}`,
    `${Math.min(...all.map(({ changed }) => changed.smallest)).toFixed(2)} / ${Math.min(...all.map(({ changed }) => changed.newSmallest)).toFixed(2)}`,
    percent(Math.max(...all.map(({ swapCut }) => swapCut))),
    percent(Math.max(...all.map(({ turnCut }) => turnCut))),
  ];
  return `| ${set} | ${count} | ${cells.join(' | ')} |`;
}

function printSecondaryFigures(): void {
  console.log(
    '\n| photos | number | alike neighbours | steps back | variants, least distance | ten changes / new: mean cut | smallest | cut after swap | turn |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const set of ['mix', 'portrait']) for (const count of SECONDARY_COUNTS) console.log(secondaryRow(set, count));
}

function printAll(): void {
  measureRounds('mix', 10);
  console.log('| photos | number | cut off, mean | worst | smallest / mean | largest CV | near lines | ms, median / 95 % |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const set of Object.keys(SETS)) for (const count of COUNTS) console.log(row(set, count));

  console.log('\n| change | photos | number | moved by half a photo | cut off, mean | worst | ms, median / 95 % |');
  console.log('|---|---|---|---|---|---|---|');
  for (const kind of CHANGES) {
    for (const set of ['mix', 'portrait']) for (const count of CHANGED_COUNTS) console.log(changeRow(kind, set, count));
  }
}

console.log(`${machineLine()}; seed ${SEED}, ${PAGES.length} pages, ${ROUNDS} sets of photos on each`);
if (!IS_SECONDARY_ONLY) printAll();
printSecondaryFigures();
