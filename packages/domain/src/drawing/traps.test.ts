import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designOf, pageOf, pageWith, photoCellAt, SMALL_BORDER } from '../../test/page-builders.ts';
import { apply, rotationDeg } from '../geometry/matrix.ts';
import { boundsOf, type Path, rectPath, transformPath } from '../geometry/path.ts';
import { isPointInPath } from '../geometry/point-in-path.ts';
import { centreOf, type Point } from '../geometry/rect.ts';
import type { ClipCell } from '../layouts/shared/layout.ts';
import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { computeTraps, pictureOutline, TRAP_WIDTH } from './traps.ts';

const about = (value: number) => expect.closeTo(value, 9);

/** The traps of each slot: boxes on the page, and the covering slots. */
function strips(page: Page) {
  return Object.fromEntries(
    [...computeTraps(page)].map(([{ slot, tiltDeg, card }, traps]) => [
      slot,
      traps.map(({ path, under }) => [under, boundsOf(transformPath(path, rotationDeg(tiltDeg, centreOf(card))))] as const),
    ]),
  );
}

/** Middle of the part of a strip outside its photo, between its last two corners (the first two if drawn anticlockwise). */
function outerPoint(path: Path, isBackwards = false): Point {
  const [[, x1, y1], [, x2, y2], [, x3, y3], [, x4, y4]] = path as [Corner, Corner, Corner, Corner];
  const [inner, outer] = isBackwards ? [3, 1] : [1, 3];
  return { x: (inner * (x1 + x2) + outer * (x3 + x4)) / 8, y: (inner * (y1 + y2) + outer * (y3 + y4)) / 8 };
}
/** Positive if clockwise. */
function turnOf(path: Path): number {
  const corners = path.filter((step): step is ['M' | 'L', number, number] => step[0] === 'M' || step[0] === 'L');
  return corners.reduce((sum, [, x, y], index) => {
    const [, nextX, nextY] = corners[(index + 1) % corners.length] as Corner;
    return sum + x * nextY - nextX * y;
  }, 0);
}

type Corner = readonly [string, number, number];

function maskCell(slot: string, path: string, outline: Path): ClipCell {
  return { kind: 'clip', slot, x: 10, y: 10, width: 20, height: 20, state: true, viewportWidth: 20, viewportHeight: 20, path, outline };
}

describe('computeTraps', () => {
  it('extends the lower of two neighbours under the upper one, along their common edge only', () => {
    const page = pageWith([photoCellAt('a', 5, 5, 10, 20), photoCellAt('b', 15, 0, 10, 15), photoCellAt('c', 15, 15, 8, 20)]);
    expect(strips(page)).toEqual({
      a: [
        ['b', { x: about(15 - TRAP_WIDTH), y: about(5), width: about(2 * TRAP_WIDTH), height: about(10) }],
        ['c', { x: about(15 - TRAP_WIDTH), y: about(15), width: about(2 * TRAP_WIDTH), height: about(10) }],
      ],
      b: [
        ['c', { x: about(15), y: about(15 - TRAP_WIDTH), width: about(8), height: about(2 * TRAP_WIDTH) }],
        [null, { x: about(15 - TRAP_WIDTH), y: about(-TRAP_WIDTH), width: about(10 + 2 * TRAP_WIDTH), height: about(2 * TRAP_WIDTH) }],
      ],
    });
  });

  it('is memoised per page', () => {
    const page = pageWith([photoCellAt('a', 5, 5, 10, 10), photoCellAt('b', 15, 5, 10, 10)]);
    expect(computeTraps(page)).toBe(computeTraps(page));
  });

  it.each([
    ['a gap that is one', [photoCellAt('a', 5, 5, 10, 10), photoCellAt('b', 15.1, 5, 10, 10)]],
    ['corners that touch', [photoCellAt('a', 5, 5, 10, 10), photoCellAt('b', 15, 15, 10, 10)]],
    ['photos that lie over one another', [photoCellAt('a', 5, 5, 10, 10), photoCellAt('b', 12, 5, 10, 10)]],
    ['edges on the same side', [photoCellAt('a', 5, 5, 10, 10), photoCellAt('b', 5, 5, 10, 5)]],
    ['a neighbour that is tilted away', [photoCellAt('a', 5, 5, 10, 10), photoCellAt('b', 15, 5, 10, 10, { tiltDeg: 3 })]],
  ])('%s: no traps', (_, cells) => {
    expect(strips(pageWith(cells))).toEqual({});
  });

  it('bridges gaps of rounding in designs drawn by hand', () => {
    const page = pageWith([photoCellAt('a', 5, 5, 9.995, 10), photoCellAt('b', 15, 5, 10, 10)]);
    expect(strips(page).a).toEqual([
      ['b', { x: about(14.995 - TRAP_WIDTH), y: about(5), width: about(2 * TRAP_WIDTH), height: about(10) }],
    ]);
  });

  it('extends photos at the edge of the sheet beyond it', () => {
    const page = pageWith([photoCellAt('a', -2.5, -2.5, 55, 45)], { material: 'CANVAS2CM' });
    expect(strips(page).a?.map(([under, { x, y }]) => [under, x, y])).toEqual([
      [null, about(-2.5 - TRAP_WIDTH), about(-2.5 - TRAP_WIDTH)],
      [null, about(52.5 - TRAP_WIDTH), about(-2.5 - TRAP_WIDTH)],
      [null, about(-2.5 - TRAP_WIDTH), about(42.5 - TRAP_WIDTH)],
      [null, about(-2.5 - TRAP_WIDTH), about(-2.5 - TRAP_WIDTH)],
    ]);
  });

  it('treats cards like photos', () => {
    const cells = [photoCellAt('a', 5, 5, 10, 10), photoCellAt('b', 15, 5, 10, 10)];
    expect(strips(pageWith(cells, { border: SMALL_BORDER })).a).toHaveLength(1);
  });

  it('works along slanted edges of photos with the same tilt', () => {
    const turn = rotationDeg(30, { x: 25, y: 20 });
    const cells = [15, 25, 35].map((x, index) => {
      const { x: cx, y: cy } = apply(turn, { x, y: 20 });
      return photoCellAt(`s${index}`, cx - 5, cy - 6, 10, 12, { tiltDeg: 30 });
    });
    const [layer, traps] = [...computeTraps(pageWith(cells))][0] ?? [];
    const frame = layer?.frame ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(traps?.map(({ path, under }) => [under, boundsOf(path)])).toEqual([
      ['s1', { x: about(frame.x + 10 - TRAP_WIDTH), y: about(frame.y), width: about(2 * TRAP_WIDTH), height: about(12) }],
    ]);
  });

  it('works for masks along lines and curves in either drawing direction', () => {
    const wave = { down: ['C', 16, 5, 4, 15, 10, 20] as const, up: ['C', 4, 15, 16, 5, 10, 0] as const };
    const left: Path = [['M', 0, 0], ['L', 10, 0], wave.down, ['L', 0, 20], ['Z']];
    const right: Path = [['M', 10, 0], wave.down, ['L', 20, 20], ['L', 20, 0], ['Z']];
    const clockwise: Path = [['M', 20, 0], ['L', 20, 20], ['L', 10, 20], wave.up, ['Z']];
    const counter: Path = [['M', 0, 0], ['L', 0, 20], ['L', 10, 20], wave.up, ['Z']];
    for (const [own, other] of [
      [left, right],
      [left, clockwise],
      [counter, right],
    ] as const) {
      const cells = [photoCellAt('a', 10, 10, 20, 20), photoCellAt('b', 10, 10, 20, 20)];
      const page = pageWith([...cells, maskCell('a', '', own), maskCell('b', '', other)]);
      const found = strips(page).a ?? [];
      expect(found.map(([under]) => under)).toEqual(Array(16).fill('b'));
      const [, upper] = photoLayers(page);
      for (const { path } of computeTraps(page).get(photoLayers(page)[0] as never) ?? []) {
        expect(upper && isPointInPath(pictureOutline(upper), outerPoint(path, own === counter))).toBe(true);
        expect(Math.sign(turnOf(path))).toBe(own === counter ? -1 : 1);
      }
    }
  });

  it('leaves no seam open between photos without a gap, and is never visible, in any design', () => {
    const choice = fc.record({
      generator: fc.constantFrom('alleven', 'scrambled', 'mosaic1', 'mosaiccross', 'mosaiceven', 'mosaicinsta', 'onelarge', 'normalsplit'),
      size: fc.constantFrom([30, 30] as const, [50, 40] as const, [90, 30] as const, [70, 100] as const),
      material: fc.constantFrom('POSTER' as const, 'CANVAS4CM' as const),
      layout: fc.integer({ min: 0, max: 8 }),
      numberVert: fc.integer({ min: 1, max: 12 }),
      numberHor: fc.integer({ min: 1, max: 12 }),
      seed: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(choice, ({ generator, size, material, seed, ...values }) => {
        const page = pageOf(designOf({ generator, size, material, seed, values: { ...values, borderCM: 0 } }));
        const layers = photoLayers(page);
        const frames = layers.map(({ card }) => rectPath(card));
        const holds = (paths: readonly Path[], point: Point) => paths.some((path) => isPointInPath(path, point));
        layers.forEach((layer, index) => {
          const trapPaths = (computeTraps(page).get(layer) ?? []).map(({ path }) => path);
          for (const path of trapPaths) expect(holds(frames.slice(index + 1), outerPoint(path))).toBe(true);
          const { x, y, width, height } = layer.card;
          const outside = [0.31, 0.77].flatMap((share) => [
            { x: x + share * width, y: y + height + TRAP_WIDTH / 2 },
            { x: x + width + TRAP_WIDTH / 2, y: y + share * height },
            { x: x + share * width, y: y - TRAP_WIDTH / 2 },
            { x: x - TRAP_WIDTH / 2, y: y + share * height },
          ]);
          for (const point of outside) if (holds(frames.slice(index + 1), point)) expect(holds(trapPaths, point)).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });
});
