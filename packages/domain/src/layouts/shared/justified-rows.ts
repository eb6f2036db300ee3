import { MAX_SLOTS } from '../../catalogue/square-grids.ts';
import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { naturalLog } from './natural-log.ts';

/** Proportions (width / height) of photos. [GEN-MOSAIC1-08] */
export const TARGET_RATIOS = [1, 4 / 3, 0.75, 0.6, 1.5, 0.5] as const;

/** Sequence of proportions from which rows are cut: neighbours differ, and so do any two sections of it. */
const RHYTHM = [4 / 3, 0.75, 1, 0.6, 1.5, 1, 0.75, 4 / 3, 0.5, 1.5, 0.75, 1, 1.5, 0.6, 4 / 3, 1, 0.5] as const;

/** Factors on the row heights: a variation of a few per cent, so that the rows do not look like a table. */
const HEIGHT_FACTORS = [1.04, 0.95, 1, 1.06, 0.96] as const;

const MIN_SIDE = 1.1;

export interface JustifiedRows {
  /** In reading order. */
  readonly rects: readonly Rect[];
  /** Intended proportions of each slot, in the same order. */
  readonly targets: readonly number[];
  /** Largest deviation from the intended proportions: |log(actual / intended)|; 0.05 is about 5 %. */
  readonly deviation: number;
}

/** Data of a row before it is placed. */
interface RowTask {
  readonly index: number;
  /** Width and height of the row before all rows are stretched to the box. */
  readonly width: Cm;
  readonly height: Cm;
  readonly gutter: Cm;
  readonly maxSlots: number;
}

/** The previous row, with the positions where its slots meet. */
interface RowAbove {
  readonly pattern: readonly number[];
  readonly joints: readonly number[];
}

/**
 * Fills a box with rows of slots whose proportions come from a short list.
 *
 *     ┌────────┐┌───┐┌─────┐      1. a row's height gives its width in units of its height
 *     │  4/3   ││3/4││  1  │      2. a section of RHYTHM of about that width is taken and adjusted
 *     └────────┘└───┘└─────┘      3. it is scaled to the row's exact width, which gives its natural height
 *     ┌───┐┌─────────┐┌────┐      4. all natural heights are stretched together to the box's height
 *     │0.6││   1.5   ││ …
 *
 * Step 4 is the only distortion, the same for every slot. Of several sections the row takes the one that fits best and whose joints
 * do not meet the joints above.
 */
export function justifiedRows(box: Rect, rows: number, gutter: Cm): JustifiedRows {
  const height = (box.height - (rows - 1) * gutter) / rows;
  const maxSlots = Math.max(1, Math.floor(MAX_SLOTS / rows));
  const patterns: (readonly number[])[] = [];
  let above: RowAbove | null = null;
  for (let index = 0; index < rows; index++) {
    const heightFactor = rows > 1 ? itemAt(HEIGHT_FACTORS, index % HEIGHT_FACTORS.length) : 1;
    const pattern: readonly number[] = bestPattern({ index, width: box.width, height: height * heightFactor, gutter, maxSlots }, above);
    patterns.push(pattern);
    above = { pattern, joints: jointsOf(pattern) };
  }
  return placeRows(box, patterns, gutter);
}

/** Steps 3 and 4: places the rows. */
function placeRows(box: Rect, patterns: readonly (readonly number[])[], gutter: Cm): JustifiedRows {
  const natural = patterns.map((ratios) => roomOf(box.width, ratios.length, gutter) / sumOf(ratios));
  const stretch = (box.height - (patterns.length - 1) * gutter) / sumOf(natural);
  const rects: Rect[] = [];
  let y = box.y;
  patterns.forEach((ratios, index) => {
    const height = itemAt(natural, index);
    const rowHeight = height * stretch;
    let x = box.x;
    for (const ratio of ratios) {
      const width = ratio * height;
      rects.push({ x, y, width, height: rowHeight });
      x += width + gutter;
    }
    y += rowHeight + gutter;
  });
  return { rects, targets: patterns.flat(), deviation: Math.abs(naturalLog(stretch)) };
}

/** The section of RHYTHM that suits a row best. */
function bestPattern(task: RowTask, above: RowAbove | null): readonly number[] {
  const ratios = usableRatios(task.height);
  let best: readonly number[] | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < RHYTHM.length; offset += 3) {
    const start = (offset + task.index * 5) % RHYTHM.length;
    for (const count of likelyCounts(task, start)) {
      const pattern = adjusted(sectionOf(start, count, ratios), neededSum(task, count), ratios);
      const score = scoreOf(pattern, task, above);
      if (score < bestScore) {
        best = pattern;
        bestScore = score;
      }
    }
  }
  return best ?? [1];
}

/** Numbers of slots from `start` on that nearly fill the row. */
function likelyCounts(task: RowTask, start: number): readonly number[] {
  let count = 0;
  let sum = 0;
  while (count < task.maxSlots && sum < neededSum(task, count + 1)) {
    sum += itemAt(RHYTHM, (start + count) % RHYTHM.length);
    count += 1;
  }
  return count > 1 ? [count - 1, count] : [count];
}

/** Proportions at which a slot of this height is wide enough; never empty. */
function usableRatios(height: Cm): readonly number[] {
  const wide = TARGET_RATIOS.filter((ratio) => ratio * height >= MIN_SIDE);
  return wide.length > 0 ? wide : [1.5];
}

function sectionOf(start: number, count: number, ratios: readonly number[]): number[] {
  return Array.from({ length: count }, (_, i) => {
    const ratio = itemAt(RHYTHM, (start + i) % RHYTHM.length);
    return ratios.includes(ratio) ? ratio : itemAt(ratios, i % ratios.length);
  });
}

/** Replaces up to three proportions by others of the list, each time the replacement that brings the sum nearest. */
function adjusted(pattern: number[], wanted: number, ratios: readonly number[]): number[] {
  let sum = sumOf(pattern);
  for (let round = 0; round < 3; round++) {
    let gap = Math.abs(sum - wanted);
    let place = -1;
    let chosen = 0;
    for (const [i, old] of pattern.entries()) {
      for (const ratio of ratios) {
        const next = Math.abs(sum - old + ratio - wanted);
        if (next < gap - 1e-9) {
          gap = next;
          place = i;
          chosen = ratio;
        }
      }
    }
    if (place < 0) break;
    sum += chosen - itemAt(pattern, place);
    pattern[place] = chosen;
  }
  return pattern;
}

/** Cost of a pattern: distance from the needed width, equal neighbours, joints below joints, and repetition of the row above. */
function scoreOf(pattern: readonly number[], task: RowTask, above: RowAbove | null): number {
  const misfit = Math.abs(naturalLog(sumOf(pattern) / neededSum(task, pattern.length)));
  const repeats = pattern.filter((ratio, i) => i > 0 && ratio === pattern[i - 1]).length / pattern.length;
  if (!above) return 12 * misfit + repeats;
  const isSame = above.pattern.length === pattern.length && above.pattern.every((ratio, i) => ratio === pattern[i]);
  return 12 * misfit + repeats + jointMatches(jointsOf(pattern), above.joints) + (isSame ? 5 : 0);
}

/** Share of joints that meet a joint of the row above; near misses count partly. */
function jointMatches(joints: readonly number[], others: readonly number[]): number {
  const near = 0.3 / (Math.max(joints.length, others.length) + 1);
  let met = 0;
  let from = 0;
  for (const joint of joints) {
    while (from < others.length && itemAt(others, from) < joint - near) from += 1;
    const other = others[from];
    if (other !== undefined && other <= joint + near) met += 1 - Math.abs(other - joint) / near;
  }
  return joints.length > 0 ? (1.5 * met) / joints.length : 0;
}

/** Positions where slots meet, as fractions of the row. */
function jointsOf(pattern: readonly number[]): readonly number[] {
  const total = sumOf(pattern);
  const joints: number[] = [];
  let sum = 0;
  for (const ratio of pattern.slice(0, -1)) {
    sum += ratio;
    joints.push(sum / total);
  }
  return joints;
}

/** The sum of proportions at which `count` slots exactly fill the row. */
function neededSum({ width, height, gutter }: RowTask, count: number): number {
  return roomOf(width, count, gutter) / height;
}

function roomOf(width: Cm, count: number, gutter: Cm): Cm {
  return width - (count - 1) * gutter;
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
