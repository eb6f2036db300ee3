import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/rect.ts';
import { deltaE, type Lab } from '../../photo/mean-lab.ts';
import { seededRandom } from '../shared/random.ts';
import { fitPhotos } from './fit-steps.ts';
import type { FitPhoto } from './fit-task.ts';
import { touchingRects } from './touching.ts';

const PAGE = { x: 0.5, y: 0.5, width: 49, height: 69 };
const GUTTER = 0.5;
const SHAPES = [4 / 3, 0.75, 4 / 3, 0.75, 1.5];
const COLOURS: readonly Lab[] = [
  [30, 10, -50],
  [70, -40, 40],
  [60, 40, 50],
  [85, 0, 5],
];

/** Photos of some shapes in groups of slightly different colours. */
function photosOf(count: number, seed: number, hasColours: boolean): readonly FitPhoto[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index): FitPhoto => {
    const [l, a, b] = COLOURS[Math.floor((index * COLOURS.length) / count)] as Lab;
    const lab: Lab = [l + 4 * random(), a + 4 * random(), b + 4 * random()];
    return { aspect: SHAPES[Math.floor(random() * SHAPES.length)] as number, weight: 1, duplicateGroup: null, ...(hasColours && { lab }) };
  });
}

const layOut = (photos: readonly FitPhoto[]) =>
  fitPhotos({ page: PAGE, gutter: GUTTER, photos, isOrdered: false, isWhole: false, seed: 5, variant: 0 }).rects;

/** Share of touching pairs with similar colours. */
function alikeShare(rects: readonly Rect[], photos: readonly FitPhoto[]): number {
  const pairs = touchingRects(rects, GUTTER).flatMap((others, index) => others.map((other) => [index, other] as const));
  const labOf = (photo: number) => (photos[photo] as FitPhoto).lab as Lab;
  return pairs.filter(([a, b]) => deltaE(labOf(a), labOf(b)) < 12).length / pairs.length;
}

describe('colours of neighbours', () => {
  it.each([17, 40])('similar colours touch half as often among %i photos as without known colours, without more cropping', (count) => {
    const photos = photosOf(count, 2, true);
    const plain = layOut(photosOf(count, 2, false));
    const coloured = layOut(photos);
    expect(alikeShare(coloured, photos)).toBeLessThan(0.5 * alikeShare(plain, photos));
    const sorted = (rects: readonly Rect[]) =>
      rects.map(({ x, y, width, height }) => [x, y, width, height].map((n) => n.toFixed(6)).join()).sort();
    expect(sorted(coloured)).toEqual(sorted(plain));
  });
});

describe('rectangles that touch', () => {
  it('are separated by a gutter only, along more than a corner', () => {
    const rects = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 10.5, y: 0, width: 10, height: 10 },
      { x: 10.5, y: 10.5, width: 10, height: 10 },
      { x: 0, y: 10.5, width: 11, height: 10 },
    ];
    expect(touchingRects(rects, GUTTER)).toEqual([[1, 3], [0, 2], [1], [0]]);
  });
});
