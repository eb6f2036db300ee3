import { seededRandom } from '@muro/domain';

type Shares = readonly (readonly [aspect: number, share: number])[];

/** Typical sets of photos: aspect ratios and their percentages. */
export const SETS: Readonly<Record<string, Shares>> = {
  mix: [
    [4 / 3, 40],
    [3 / 4, 33],
    [3 / 2, 10],
    [2 / 3, 6],
    [1, 4],
    [16 / 9, 4],
    [9 / 16, 3],
  ],
  phone: [
    [3 / 4, 55],
    [4 / 3, 30],
    [16 / 9, 10],
    [9 / 16, 5],
  ],
  pano: [
    [4 / 3, 30],
    [3 / 4, 25],
    [3 / 2, 20],
    [3, 20],
    [1 / 3, 5],
  ],
  portrait: [[3 / 4, 100]],
  landscape: [[3 / 2, 100]],
  square: [[1, 100]],
};

export interface BenchPage {
  readonly width: number;
  readonly height: number;
  /** Distance between the photos and around them. */
  readonly gutter: number;
}

export const PAGES: readonly BenchPage[] = [
  { width: 50, height: 70, gutter: 0.5 },
  { width: 70, height: 50, gutter: 0.5 },
  { width: 120, height: 40, gutter: 0.5 },
  { width: 20, height: 20, gutter: 0.2 },
  { width: 100, height: 140, gutter: 0.5 },
];

/** Returns `count` random aspect ratios from a set. */
export function aspectsOf(set: string, count: number, seed: number): readonly number[] {
  const shares = SETS[set] as Shares;
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    let remaining = random() * 100;
    for (const [aspect, share] of shares) {
      if (remaining < share) return aspect;
      remaining -= share;
    }
    return (shares[0] as Shares[number])[0];
  });
}
