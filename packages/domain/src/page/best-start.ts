import { itemAt } from '../units/item-at.ts';

/** A stretch along one axis of a photo, fractions of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface WeighedSpan extends Span {
  readonly weight: number;
}

interface StartTask {
  /** The crop begins between 0 and this. */
  readonly most: number;
  /** What of the crop is seen, counted from where it begins. */
  readonly window: Span;
  /** What is to lie in the middle of the window. */
  readonly point: number;
  /** What is to be seen: as much as can be of the first ones, then of the next ones. */
  readonly spans: readonly (readonly WeighedSpan[])[];
}

/**
 * Where a crop begins along one axis, so that as much as possible of the spans is seen.
 *
 *     photo   ├───────────────────────────────┤
 *     spans        ├──┤      ├───┤                what is seen grows and falls in straight lines, so it is
 *     crop         ├─ window ──────┤              most where an end of the window meets an end of a span
 *
 * @returns exact; of several places the one that brings the point nearest to the middle
 */
export function bestStart({ most, window, point, spans }: StartTask): number {
  const within = (start: number) => Math.max(0, Math.min(most, start));
  const wished = within(point - (window.from + window.to) / 2);
  const starts = spans.flat().flatMap(({ from, to }) => [within(from - window.from), within(to - window.to)]);
  const tried = [wished, ...starts].sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
  const best = spans.reduce<readonly number[]>((left, each) => leftBest(left, (start) => seenOf(each, start, window)), tried);
  return itemAt(best, 0);
}

/** Sums differ by rounding alone. */
const ROUNDING = 1e-9;

/** Those of the starts that show most, in their order. */
function leftBest(starts: readonly number[], seenAt: (start: number) => number): readonly number[] {
  const seen = starts.map(seenAt);
  const most = Math.max(...seen);
  return starts.filter((_, at) => itemAt(seen, at) >= most - ROUNDING);
}

/** What is seen of the spans; a whole one counts twice. */
function seenOf(spans: readonly WeighedSpan[], start: number, window: Span): number {
  return spans.reduce((sum, { from, to, weight }) => {
    const shared = Math.min(to, start + window.to) - Math.max(from, start + window.from);
    const share = Math.max(0, shared) / (to - from);
    return sum + weight * (share + (share >= 1 - ROUNDING ? 1 : 0));
  }, 0);
}
