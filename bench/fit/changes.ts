import { type FitTask, fitPhotos, type LayoutMeasures, measureLayout, type Rect } from '@muro/domain';
import { aspectsOf, type BenchPage } from './sets.ts';

export const CHANGES = ['one more', 'one less', 'one turned'] as const;

/** Effect of a small change on a layout. */
export interface Change {
  /** Fraction of the photos whose centre moves by more than half a mean side. */
  readonly moved: number;
  readonly figures: LayoutMeasures;
  readonly ms: number;
}

/** A typical set of photos on a page. */
export interface Sample {
  readonly set: string;
  readonly count: number;
  readonly page: BenchPage;
  readonly seed: number;
}

/** Lays photos out, and again with one more, one less, or a rotated one. */
export function measureChange(kind: (typeof CHANGES)[number], { set, count, page, seed }: Sample): Change {
  const shapes = aspectsOf(set, count + 1, seed);
  const before = fitPhotos(taskOf(shapes.slice(0, count), page, seed)).rects;
  const { now, photos } = changeOf(kind, shapes, seed);
  const begin = process.cpuUsage();
  const after = fitPhotos({ ...taskOf(now, page, seed), before: { rects: before, gutter: page.gutter, photos, locked: [] } }).rects;
  const { user, system } = process.cpuUsage(begin);
  const half = Math.sqrt((page.width * page.height) / count) / 2;
  const pairs = before.flatMap((rect, index) => (photos[index] == null ? [] : [[rect, after[photos[index]] as Rect] as const]));
  const far = pairs.filter(([a, b]) => Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y) > half);
  const figures = measureLayout(after.map((rect, index) => ({ rect, aspect: now[index] as number })));
  return { moved: far.length / pairs.length, figures, ms: (user + system) / 1000 };
}

/** Returns the shapes after a change, and the photo in each earlier slot. The last of `shapes` is the one that is added. */
export function changeOf(kind: (typeof CHANGES)[number], shapes: readonly number[], seed: number) {
  const shapesBefore = shapes.slice(0, -1);
  const changed = seed % shapesBefore.length;
  const without = shapesBefore.filter((_, index) => index !== changed);
  const turned = shapesBefore.map((aspect, index) => (index === changed ? 1 / aspect : aspect));
  const shapesAfter = kind === 'one more' ? shapes : kind === 'one less' ? without : turned;
  const photos = shapesBefore.map((_, index) => (kind !== 'one less' || index < changed ? index : index === changed ? null : index - 1));
  return { now: shapesAfter, photos };
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

export function taskOf(aspects: readonly number[], { width, height, gutter }: BenchPage, seed: number): FitTask {
  return {
    photos: aspects.map((aspect) => ({ aspect, weight: 1, duplicateGroup: null })),
    page: { x: gutter, y: gutter, width: width - 2 * gutter, height: height - 2 * gutter },
    gutter,
    seed,
    isOrdered: false,
    isWhole: false,
    variant: 0,
  };
}
