import { boundsOfPoints } from '../geometry/bounds.ts';
import { grow, intersection, type Rect } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { meanOf } from '../units/mean.ts';
import type { ImagePoint } from './homography.ts';
import { brightness, type Luminance } from './luminance.ts';

/** Softness and noise of a photo: a picture that is drawn into it needs the same, or it looks cut out. */
export interface PhotoLook {
  /** Standard deviation of the blur beyond that of the pixels themselves, px. */
  readonly blurPx: number;
  /** Standard deviation of the noise, steps of 255. */
  readonly grain: number;
}

/** Measures the blur at the edges of the sheet, and the grain on the wall around it. */
export function measureLook(picture: Luminance, corners: readonly ImagePoint[]): PhotoLook {
  return { blurPx: measureBlur(picture, corners), grain: measureGrain(picture, boundsOfPoints(corners)) };
}

/** Variance of a sharp edge as it is read: that of a pixel's width, 1/12, and of the interpolation between pixels, 1/6, px². */
const SHARP_VARIANCE = 1 / 12 + 1 / 6;
const MAX_BLUR_PX = 3;
/** A normal distribution crosses from 25 to 75 % within this many standard deviations. */
const QUARTILES = 1.349;
const SAMPLES = 60;
/** The outer parts of an edge are left out: a corner is where a sheet curls. */
const SKIPPED_SHARE = 0.12;
const REACH_PX = 8;
const STEP_PX = 0.25;
/** Smallest difference of brightness between sheet and wall at which an edge can be measured. */
const MIN_CONTRAST = 12;

/** The sharpest edge of the sheet decides: the others may cast a shadow. 0 if none can be seen. */
function measureBlur(picture: Luminance, corners: readonly ImagePoint[]): number {
  const widths = corners.map((corner, index) => edgeSigma(picture, corner, itemAt(corners, (index + 1) % corners.length)));
  const measured = widths.filter((width) => width !== null);
  if (measured.length === 0) return 0;
  return Math.min(MAX_BLUR_PX, Math.sqrt(Math.max(0, Math.min(...measured) ** 2 - SHARP_VARIANCE)));
}

/** Standard deviation of the blur across an edge, px; its samples are averaged, so that noise does not widen it. */
function edgeSigma(picture: Luminance, from: ImagePoint, to: ImagePoint): number | null {
  const lengthPx = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = Math.min(REACH_PX, lengthPx / 6);
  const across = { x: -(to.y - from.y) / lengthPx, y: (to.x - from.x) / lengthPx };
  const shares = Array.from({ length: SAMPLES }, (_, index) => SKIPPED_SHARE + ((index + 0.5) / SAMPLES) * (1 - 2 * SKIPPED_SHARE));
  const offsets = Array.from({ length: Math.floor((2 * reach) / STEP_PX) + 1 }, (_, index) => index * STEP_PX - reach);
  const profile = offsets.map((offset) =>
    meanOf(
      shares.map((share) =>
        brightness(picture, {
          x: from.x + (to.x - from.x) * share + across.x * offset,
          y: from.y + (to.y - from.y) * share + across.y * offset,
        }),
      ),
    ),
  );
  const ends = Math.max(1, Math.floor(profile.length / 8));
  const [low, high] = [meanOf(profile.slice(0, ends)), meanOf(profile.slice(-ends))];
  if (Math.abs(high - low) < MIN_CONTRAST) return null;
  const rise = profile.map((value) => (value - low) / (high - low));
  const [first, last] = [levelCrossing(rise, 0.25), levelCrossing(rise, 0.75)];
  return first === null || last === null ? null : ((last - first) * STEP_PX) / QUARTILES;
}

/** Position at which a rising row of values last passes a level, in steps; null if it never does. */
function levelCrossing(rise: readonly number[], level: number): number | null {
  for (let index = rise.length - 1; index > 0; index--) {
    const [before, after] = [itemAt(rise, index - 1), itemAt(rise, index)];
    if (before < level && after >= level) return index - 1 + (level - before) / (after - before);
  }
  return null;
}

const BLOCK_PX = 24;
/** Wall around the sheet that is read, as a share of the sheet's longer side. */
const AROUND = 1.5;
/** Distance from the sheet, px: its edge is no noise. */
const OFF_SHEET_PX = 8;
/** The block at this place in the order of noise is the measure: rougher ones show furniture or patterns. */
const QUIET_SHARE = 0.25;
const MAX_GRAIN = 12;
/** Variance that rounding to whole steps adds. */
const ROUNDING = 1 / 12;

function measureGrain(picture: Luminance, sheet: Rect): number {
  const inner = { x: 1, y: 1, width: picture.width - 2, height: picture.height - 2 };
  const around = intersection(grow(sheet, AROUND * Math.max(sheet.width, sheet.height)), inner);
  const blocks = around ? blocksOf(around).filter((block) => !intersection(block, grow(sheet, OFF_SHEET_PX))) : [];
  const noise = blocks
    .map((block) => noiseOf(picture, block))
    .filter((sigma) => sigma !== null)
    .sort((a, b) => a - b);
  if (noise.length === 0) return 0;
  const sigma = itemAt(noise, Math.floor(QUIET_SHARE * (noise.length - 1)));
  return Math.min(MAX_GRAIN, Math.sqrt(Math.max(0, sigma * sigma - ROUNDING)));
}

function blocksOf({ x, y, width, height }: Rect): readonly Rect[] {
  const [columns, rows] = [Math.floor(width / BLOCK_PX), Math.floor(height / BLOCK_PX)];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: Math.ceil(x) + (index % columns) * BLOCK_PX,
    y: Math.ceil(y) + Math.floor(index / columns) * BLOCK_PX,
    width: BLOCK_PX - 1,
    height: BLOCK_PX - 1,
  }));
}

/**
 * Standard deviation of the noise in a block: the mean response of a mask that even and evenly changing brightness leaves at 0
 * (Immerkær 1996). Null for a block that is black or burnt out, where noise is cut off.
 */
function noiseOf({ width, values }: Luminance, block: Rect): number | null {
  const value = (x: number, y: number): number => values[y * width + x] ?? 0;
  let [sum, total, count] = [0, 0, 0];
  for (let y = block.y; y < block.y + block.height; y++) {
    for (let x = block.x; x < block.x + block.width; x++) {
      const corners = value(x - 1, y - 1) + value(x + 1, y - 1) + value(x - 1, y + 1) + value(x + 1, y + 1);
      const sides = value(x, y - 1) + value(x, y + 1) + value(x - 1, y) + value(x + 1, y);
      sum += Math.abs(corners - 2 * sides + 4 * value(x, y));
      total += value(x, y);
      count++;
    }
  }
  const mean = total / count;
  return mean < 8 || mean > 247 ? null : ((sum / count) * Math.sqrt(Math.PI / 2)) / 6;
}
