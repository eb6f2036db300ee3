import { describe, expect, it } from 'vitest';
import { apply, type Matrix } from '../geometry/matrix.ts';
import { facesOf, type ProductFace, projectFace } from './faces.ts';
import { type Product, productOf, type SideName } from './product.ts';

const CANVAS = productOf({ width: 30, height: 20 }, 'CANVAS4CM');

function facesOfFirst(product: Product): readonly ProductFace[] {
  return product.pieces.slice(0, 1).flatMap((piece) => facesOf(product, piece));
}

function face(product: Product, name: ProductFace['name']): ProductFace {
  return facesOfFirst(product).find((candidate) => candidate.name === name) as ProductFace;
}

/** Position in space of a point of the sheet on a face. */
function placed({ region, origin, across, down }: ProductFace, x: number, y: number): readonly number[] {
  const [right, below] = [x - (region?.x ?? 0), y - (region?.y ?? 0)];
  return origin.map((at, axis) => at + right * (across[axis] ?? 0) + below * (down[axis] ?? 0));
}

describe('facesOf', () => {
  it.each<[SideName, number, number, number, number]>([
    ['left', 0, 7, -4.5, 7],
    ['right', 30, 7, 34.5, 7],
    ['top', 7, 0, 7, -4.5],
    ['bottom', 7, 20, 7, 24.5],
  ])('[WALL-13] folds the %s strip back about the edge that it shares with the front', (name, hingeX, hingeY, outerX, outerY) => {
    const side = face(CANVAS, name);
    expect(placed(side, hingeX, hingeY)).toEqual([hingeX, hingeY, 0]);
    expect(placed(side, outerX, outerY)).toEqual([hingeX, hingeY, -4.5]);
  });

  it('[WALL-13] folds nothing of the half centimetre that lies behind the bar', () => {
    expect(face(CANVAS, 'left').region).toEqual({ x: -4.5, y: 0, width: 4.5, height: 20 });
  });

  it('gives aluminium sides of metal and glass sides in the colours of the outer cm', () => {
    expect(face(productOf(CANVAS.trim, 'DIBOND'), 'top')).toMatchObject({ kind: 'metal', region: null, size: { width: 30, height: 0.3 } });
    expect(face(productOf(CANVAS.trim, 'PLEXI'), 'right')).toMatchObject({ kind: 'glass', region: { x: 29, y: 0, width: 1, height: 20 } });
  });

  it('has no body without a material, and a curled sheet without sides for a poster', () => {
    expect(facesOfFirst(productOf(CANVAS.trim, '')).map(({ name }) => name)).toEqual(['front']);
    const strips = facesOfFirst(productOf({ width: 80, height: 20 }, 'POSTER'));
    expect(strips.map(({ region }) => region?.x)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
    expect(strips[0]?.origin[2]).toBeCloseTo(0.6, 5);
    expect(strips[4]?.origin).toEqual([40, 0, 0]);
    expect(Math.max(...strips.map(({ light }) => light))).toBeLessThanOrEqual(1.04);
  });

  it('places each tile at its own place', () => {
    const tiles = productOf({ width: 38.8, height: 19.4 }, 'TILES');
    const second = facesOf(tiles, tiles.pieces[1] as Product['pieces'][number]);
    expect(second.find(({ name }) => name === 'front')?.origin[0]).toBeCloseTo(20.1, 5);
  });
});

describe('projectFace', () => {
  const isShown = ([a, b, c, d]: Matrix): boolean => a * d - b * c > 1e-9;
  const visibleFaces = (yawDeg: number, pitchDeg: number): string =>
    facesOfFirst(CANVAS)
      .filter((candidate) => isShown(projectFace(candidate, { yawDeg, pitchDeg }, [15, 10, -2.25])))
      .map(({ name }) => name)
      .join(' ');

  it.each([
    [0, 0, 'front'],
    [-30, 0, 'left front'],
    [30, 0, 'right front'],
    [0, 30, 'top front'],
    [0, -30, 'bottom front'],
    [-30, 30, 'left top front'],
  ])('[WALL-13] shows from yaw %d°, pitch %d°: %s', (yawDeg, pitchDeg, expected) => {
    expect(visibleFaces(yawDeg, pitchDeg)).toBe(expected);
  });

  it('sees a side square on without flipping it: from the left its upper edge is above and its back at the left', () => {
    const matrix = projectFace(face(CANVAS, 'left'), { yawDeg: -90, pitchDeg: 0 }, [15, 10, -2.25]);
    const [corner, opposite] = [apply(matrix, { x: 0, y: 0 }), apply(matrix, { x: 4.5, y: 20 })];
    expect(opposite.x - corner.x).toBeCloseTo(4.5, 9);
    expect(opposite.y - corner.y).toBeCloseTo(20, 9);
  });
});
