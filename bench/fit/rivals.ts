import {
  composePage,
  fitPhotos,
  type GeneratorValues,
  generateDocument,
  generatorNamed,
  layoutFigures,
  matchShapes,
  type Page,
  type Photo,
  type PlacedShape,
  photoLayers,
  settleValues,
} from '@muro/domain';
import { inBlocks } from './bric.ts';
import { meanOf } from './mean-of.ts';
import type { BenchPage } from './sets.ts';

/** Ways to lay photos of these shapes out on a page. */
export const RIVALS: Readonly<Record<string, (aspects: readonly number[], page: BenchPage, seed: number) => readonly PlacedShape[]>> = {
  fit: (aspects, { width, height, gutter }, seed) => {
    const photos = aspects.map((aspect) => ({ aspect, weight: 1, kin: null }));
    const page = { x: gutter, y: gutter, width: width - 2 * gutter, height: height - 2 * gutter };
    const { rects } = fitPhotos({ photos, page, gutter, seed, isOrdered: false, isWhole: false, variant: 0 });
    return rects.map((rect, index) => ({ rect, aspect: aspects[index] as number }));
  },
  rows: inRows,
  bric: inBlocks,
  mosaic1: (aspects, page) => matched('mosaic1', aspects, page),
  alleven: (aspects, page) => matched('alleven', aspects, page),
};

/** How much lower or higher than even ones rows may be, so that all of them together are as high as the page. */
const ROW_HEIGHTS = Array.from({ length: 31 }, (_, index) => 0.7 + 0.02 * index);

/** Rows as wide as the page, photos as they come, the rows nearly even; what the page is higher or lower is cut off. */
function inRows(aspects: readonly number[], page: BenchPage): readonly PlacedShape[] {
  const { gutter } = page;
  const width = page.width - 2 * gutter;
  const height = page.height - 2 * gutter;
  const even = Math.sqrt((width * height) / aspects.length / meanOf(aspects));
  const heightOf = (row: readonly number[]) => (width - gutter * (row.length - 1)) / row.reduce((sum, aspect) => sum + aspect, 0);
  const stretchOf = (rows: Rows) => (height - gutter * (rows.length - 1)) / rows.reduce((sum, row) => sum + heightOf(row), 0);
  const ways = ROW_HEIGHTS.map((factor) => brokenInto(aspects, (row) => (heightOf(row) / (factor * even) - 1) ** 2));
  const rows = ways.reduce((best, each) => (Math.abs(Math.log(stretchOf(each))) < Math.abs(Math.log(stretchOf(best))) ? each : best));
  let y = gutter;
  return rows.flatMap((row) => {
    const natural = heightOf(row);
    const high = natural * stretchOf(rows);
    let x = gutter;
    const placed = row.map((aspect) => {
      const rect = { x, y, width: aspect * natural, height: high };
      x += rect.width + gutter;
      return { aspect, rect };
    });
    y += high + gutter;
    return placed;
  });
}

type Rows = readonly (readonly number[])[];

/** The cheapest way to break a list into rows. */
function brokenInto(all: readonly number[], costOf: (row: readonly number[]) => number): Rows {
  const best: { cost: number; rows: Rows }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= all.length; end++) {
    const ways = best.map(({ cost, rows }, start) => {
      const row = all.slice(start, end);
      return { cost: cost + costOf(row), rows: [...rows, row] };
    });
    best.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)));
  }
  return (best[all.length] as (typeof best)[number]).rows;
}

const pages = new Map<string, readonly Page[]>();

/** Pages of a design that have room for the photos and little more. */
const TRIED = 8;

/** The photos where they fit best, on that page of the design on which they fit best. */
function matched(name: string, aspects: readonly number[], page: BenchPage): readonly PlacedShape[] {
  const ways = pagesWith(name, page, aspects.length).map((each) => placedOn(each, aspects));
  return ways.reduce((best, each) => (layoutFigures(each).meanCut < layoutFigures(best).meanCut ? each : best));
}

function pagesWith(name: string, { width, height, gutter }: BenchPage, count: number): readonly Page[] {
  const key = `${name} ${width} ${height} ${count}`;
  const known = pages.get(key);
  if (known) return known;
  const generator = generatorNamed(name);
  if (!generator) throw new RangeError(`Expected the name of a generator but received ${name}`);
  const context = { size: { width, height }, material: '' as const, siblings: [] };
  const made = settings(generator.keys).map((values) => {
    const settled = settleValues(generator, context, { ...generator.defaults, ...values, borderCM: gutter });
    const document = generateDocument({ generator, context, values: settled });
    return composePage({ document, trim: context.size, material: '' });
  });
  const lacking = (page: Page) => Math.max(0, count - photoLayers(page).length);
  const spare = (page: Page) => photoLayers(page).length;
  const best = made.sort((a, b) => lacking(a) - lacking(b) || spare(a) - spare(b)).slice(0, TRIED);
  pages.set(key, best);
  return best;
}

function settings(keys: readonly string[]): readonly GeneratorValues[] {
  const counts = Array.from({ length: 14 }, (_, index) => index + 1);
  const [one = '', other = ''] = keys;
  return counts.flatMap((first) => counts.map((second) => ({ [one]: first, [other]: second })));
}

function placedOn(page: Page, aspects: readonly number[]): readonly PlacedShape[] {
  const photos = aspects.map(
    (aspect, index): Photo => ({
      id: `${index}`,
      name: '',
      type: 'COMPUTER',
      widthPx: Math.round(4000 * Math.sqrt(aspect)),
      heightPx: Math.round(4000 / Math.sqrt(aspect)),
    }),
  );
  const placements = matchShapes(page, { photos, fills: {} });
  return photoLayers(page).flatMap(({ slot, frame }) => {
    const placed = placements[slot];
    return placed === undefined ? [] : [{ rect: frame, aspect: aspects[Number(placed)] as number }];
  });
}
