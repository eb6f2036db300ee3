import { describe, expect, it } from 'vitest';
import { productOf } from '../product/product.ts';
import { cameraOf, homographyOf, poseInFront, type WallPose } from './camera.ts';
import { project } from './homography.ts';
import { paintOnPhoto, type SheetPixels } from './paint-on-photo.ts';
import { pieceOnPhoto } from './piece-on-photo.ts';

const CAMERA = cameraOf({ widthPx: 1200, heightPx: 900 }, 26);
const SHARP = { blurPx: 0, grain: 0 };
const EVEN = { gainAt: () => [1, 1, 1] as const, shadow: { x: 0, y: 0 } };

function mapsOf(yawDeg: number) {
  const pose: WallPose = { yawRad: (yawDeg * Math.PI) / 180, pitchRad: 0, rollRad: 0, x: 0, y: 0, z: 250 };
  return (distance: number) => homographyOf(CAMERA, poseInFront(pose, distance));
}

/** A photo of one colour. */
function photo() {
  return { width: 1200, height: 900, origin: { x: 0, y: 0 }, data: new Uint8ClampedArray(4 * 1200 * 900).fill(90) };
}

/** A sheet whose front is red and whose sides are green; what lies behind the bar is white. */
function sheet(size: { width: number; height: number }, bleed: number, depth: number, pxPerCm: number): SheetPixels {
  const [width, height] = [(size.width + 2 * bleed) * pxPerCm, (size.height + 2 * bleed) * pxPerCm];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let index = 0; index < width * height; index++) {
    const x = ((index % width) + 0.5) / pxPerCm - bleed;
    const y = (Math.floor(index / width) + 0.5) / pxPerCm - bleed;
    const beyond = Math.max(-x, x - size.width, -y, y - size.height);
    data.set(beyond < 0 ? [200, 20, 20] : beyond < depth ? [20, 160, 20] : [255, 255, 255], 4 * index);
  }
  return { width, height, data, origin: { x: -bleed, y: -bleed }, pxPerCm };
}

describe('pieceOnPhoto', () => {
  const canvas = productOf({ width: 60, height: 40 }, 'CANVAS4CM');

  it.each([
    // On a wall whose right edge is farther away the camera stands to the left, and sees the left side.
    [35, ['left']],
    [-35, ['right']],
  ])('shows the sides that face the camera (turned by %d°)', (yawDeg, names) => {
    const piece = pieceOnPhoto(canvas, mapsOf(yawDeg), { x: 0, y: 0 });
    const visibleSides = canvas.sides.filter(({ region }) => piece?.faces.some((face) => face.region === region)).map(({ name }) => name);
    expect(visibleSides).toEqual(names);
  });

  it('is null for a piece that reaches behind the camera', () => {
    expect(pieceOnPhoto(productOf({ width: 140, height: 100 }, 'POSTER'), mapsOf(-59), { x: 300, y: 0 })).toBeNull();
  });

  it('hangs each tile for itself', () => {
    const piece = pieceOnPhoto(productOf({ width: 38.8, height: 19.4 }, 'TILES'), mapsOf(0), { x: 0, y: 0 });
    expect([piece?.faces.length, piece?.footprints.length]).toEqual([2, 2]);
  });

  it('outlines all tiles together, in front of the wall by hanging and thickness', () => {
    const tiles = productOf({ width: 38.8, height: 19.4 }, 'TILES');
    const maps = mapsOf(35);
    const front = maps(tiles.hanging + tiles.thickness);
    const corner = (x: number, y: number) => project(front, { x: x * 19.4 + 5, y: y * 9.7 });
    expect(pieceOnPhoto(tiles, maps, { x: 5, y: 0 })?.outline).toEqual([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
  });

  it('paints front and side where they lie, without what lies behind the bar', () => {
    const target = photo();
    const maps = mapsOf(35);
    const piece = pieceOnPhoto(canvas, maps, { x: 0, y: 0 });
    paintOnPhoto(target, sheet({ width: 60, height: 40 }, 5, 4.5, 4), piece?.faces ?? [], { light: EVEN, look: SHARP });
    const colorAt = ({ x, y }: { x: number; y: number }) => {
      const offset = 4 * (Math.floor(y) * target.width + Math.floor(x));
      return [...target.data.subarray(offset, offset + 3)];
    };
    expect(colorAt(project(maps(4.5), { x: 0, y: 0 }))).toEqual([200, 20, 20]);
    const [red = 0, green = 0] = colorAt(project(maps(2), { x: -30, y: 0 }));
    expect(green).toBeGreaterThan(red + 60);
    expect(colorAt(project(maps(0), { x: 60, y: 0 }))).toEqual([90, 90, 90]);
    expect(target.data.some((value, index) => index % 4 < 3 && value > 230)).toBe(false);
  });
});
