import { itemAt } from '../units/item-at.ts';

/** Range along one axis of a photo, fractions of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface WeighedSpan extends Span {
  readonly weight: number;
}

interface CropStartTask {
  /** Largest start of the crop; the least is 0. */
  readonly maxStart: number;
  /** Visible range of the crop, relative to its start. */
  readonly window: Span;
  /** Point that should lie in the middle of the window. */
  readonly point: number;
  /** Ranges that should be visible: as much as possible of the first group, then of the next ones. */
  readonly spans: readonly (readonly WeighedSpan[])[];
}

/**
 * Finds the start of a crop along one axis at which as much as possible of the spans is visible.
 *
 *     photo   ├───────────────────────────────┤
 *     spans        ├──┤      ├───┤                the visible length is piecewise linear, so its maximum
 *     crop         ├─ window ──────┤              is where an end of the window meets an end of a span
 *
 * @returns the exact optimum; of several the one that brings the point nearest to the middle
 */
export function bestCropStart({ maxStart, window, point, spans }: CropStartTask): number {
  const within = (start: number) => Math.max(0, Math.min(maxStart, start));
  const ideal = within(point - (window.from + window.to) / 2);
  const starts = spans.flat().flatMap(({ from, to }) => [within(from - window.from), within(to - window.to)]);
  const tried = [ideal, ...starts].sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal));
  const best = spans.reduce<readonly number[]>((left, span) => leftBest(left, (start) => seenOf(span, start, window)), tried);
  return itemAt(best, 0);
}

/** Tolerance for rounding of sums. */
const ROUNDING = 1e-9;

/** The starts with the most visible length, in their order. */
function leftBest(starts: readonly number[], seenAt: (start: number) => number): readonly number[] {
  const visibleLengths = starts.map(seenAt);
  const longest = Math.max(...visibleLengths);
  return starts.filter((_, index) => itemAt(visibleLengths, index) >= longest - ROUNDING);
}

/** Visible share of the spans, weighted; a completely visible span counts twice. */
function seenOf(spans: readonly WeighedSpan[], start: number, window: Span): number {
  return spans.reduce((sum, { from, to, weight }) => {
    const shared = Math.min(to, start + window.to) - Math.max(from, start + window.from);
    const share = Math.max(0, shared) / (to - from);
    return sum + weight * (share + (share >= 1 - ROUNDING ? 1 : 0));
  }, 0);
}
