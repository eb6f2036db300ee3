import { describe, expect, it } from 'vitest';
import { composedStarts } from './composed-starts.ts';
import { energyOf } from './energy.ts';
import { type FitJob, jobOf } from './fit-job.ts';

const jobFor = (aspect: number, photos: number, page: { readonly width: number; readonly height: number }) =>
  jobOf({
    photos: Array.from({ length: photos }, () => ({ aspect, weight: 1, duplicateGroup: null })),
    page: { x: 0, y: 0, ...page },
    gutter: 0.5,
    isOrdered: false,
    isWhole: false,
    seed: 1,
    variant: 0,
  });

function startsOf(job: FitJob): readonly (() => void)[] {
  const starts = composedStarts(job);
  for (;;) {
    const step = starts.next();
    if (step.done) return step.value;
  }
}

describe('composed starts', () => {
  it('find the plain grid if it is perfect', () => {
    const job = jobFor(1.5, 12, { width: 4 * 15 + 1.5, height: 3 * 10 + 1 });
    startsOf(job)[0]?.();
    expect(energyOf(job.trees, job.target)).toBeLessThan(1e-9);
  });

  it.each([
    [3 / 4, { width: 49, height: 69 }],
    [3 / 2, { width: 119, height: 39 }],
    [1, { width: 59, height: 39 }],
  ])('of shape %d fill a page of another shape with small cuts, and hold every photo once', (aspect, page) => {
    const job = jobFor(aspect, 24, page);
    const starts = startsOf(job);
    expect(starts.length).toBeGreaterThan(5);
    starts[0]?.();
    expect(energyOf(job.trees, job.target)).toBeLessThan(0.6);
    const nested = [...job.trees.first, ...job.trees.second].filter((node, index) => index % 47 >= 24 && node < 24);
    expect(new Set(nested).size).toBe(24);
    expect(nested).toHaveLength(24);
  });
});
