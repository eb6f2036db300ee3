import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/rect.ts';
import { fitSteps } from './fit-steps.ts';

const PAGE = { x: 0.5, y: 0.5, width: 49, height: 69 };
const SHAPES = [4 / 3, 0.75, 1.5, 4 / 3, 2 / 3, 0.75, 1, 16 / 9, 0.75, 4 / 3, 1.5, 0.75];

interface Asked {
  readonly count: number;
  readonly seed: number;
  readonly variant: number;
}

interface Made {
  readonly rects: readonly Rect[];
  /** Number of progress reports, one per millisecond of search. */
  readonly reports: number;
}

/** A variant of photos with known colours. */
function stepsFor({ count, seed, variant }: Asked): ReturnType<typeof fitSteps> {
  const photos = Array.from({ length: count }, (_, index) => ({
    aspect: SHAPES[index % SHAPES.length] as number,
    weight: 1,
    duplicateGroup: null,
    lab: [(17 * index) % 100, (29 * index) % 40, (31 * index) % 40] as const,
  }));
  return fitSteps({ photos, page: PAGE, gutter: 0.5, isOrdered: false, isWhole: false, seed, variant });
}

function runSteps(request: Asked): Made {
  const steps = stepsFor(request);
  for (let reports = 0; ; reports++) {
    const step = steps.next();
    if (step.done) return { rects: step.value.rects, reports };
  }
}

/** Fills the cache with other groups. */
function forget(): void {
  for (const seed of [901, 902]) runSteps({ count: 3, seed, variant: 0 });
}

describe('the variants that are shown together', () => {
  it.each([14, 40])('do not depend on the order of requests: %i photos', (count) => {
    const alone = [0, 1, 2, 3].map((variant) => {
      forget();
      return runSteps({ count, seed: 8, variant }).rects;
    });
    forget();
    for (const variant of [2, 0, 3, 1]) expect(runSteps({ count, seed: 8, variant }).rects).toEqual(alone[variant]);
  });

  it.each([9, 40])('are searched only once: %i photos', (count) => {
    forget();
    const alone = runSteps({ count, seed: 9, variant: 3 }).reports;
    forget();
    const all = [0, 1, 2, 3].map((variant) => runSteps({ count, seed: 9, variant }).reports);
    expect(all.slice(1).every((reports) => reports < alone / 2)).toBe(true);
    expect(runSteps({ count, seed: 9, variant: 3 }).reports).toBeLessThan(alone / 10);
  });

  it('are not taken from an abandoned search', () => {
    forget();
    const whole = runSteps({ count: 14, seed: 8, variant: 1 }).rects;
    forget();
    runSteps({ count: 14, seed: 8, variant: 0 });
    const steps = stepsFor({ count: 14, seed: 8, variant: 3 });
    for (let step = 0; step < 5; step++) steps.next();
    expect(runSteps({ count: 14, seed: 8, variant: 1 }).rects).toEqual(whole);
  });
});
