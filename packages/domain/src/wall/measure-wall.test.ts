import { describe, expect, it } from 'vitest';
import { cornersOf } from '../geometry/rect.ts';
import { seededRandom } from '../layouts/shared/random.ts';
import { cameraOf, homographyOf, type WallPose } from './camera.ts';
import { type Homography, inverseHomography, project } from './homography.ts';
import { type MeasuredWall, measureWall, type WallMarks } from './measure-wall.ts';

const A4 = { width: 29.7, height: 21 };
const PHOTO = { widthPx: 1600, heightPx: 1200 };
const FOCAL = 26;
const CAMERA = cameraOf(PHOTO, FOCAL);
const PIECE = { x: -75 + 60, y: -50, width: 150, height: 100 };

const deg = (angle: number) => (angle * Math.PI) / 180;

/** A wall on which the sheet is `sheetPx` wide in the photo. */
function poseAt(sheetPx: number, yawDeg: number, pitchDeg = 0, rollDeg = 0): WallPose {
  const z = (CAMERA.focalPx * A4.width) / sheetPx;
  return { yawRad: deg(yawDeg), pitchRad: deg(pitchDeg), rollRad: deg(rollDeg), x: 0, y: 0, z };
}

interface Noise {
  readonly sigmaPx: number;
  readonly random: () => number;
}

function marksOf(map: Homography, noise: Noise, changes: Partial<WallMarks> = {}): WallMarks {
  const imageOf = (point: { x: number; y: number }) => {
    const { x, y } = project(map, point);
    return { x: x + noise.sigmaPx * gauss(noise.random), y: y + noise.sigmaPx * gauss(noise.random) };
  };
  return {
    photo: PHOTO,
    focal35: FOCAL,
    corners: cornersOf({ x: -A4.width / 2, y: -A4.height / 2, ...A4 }).map(imageOf),
    sheet: A4,
    levelEdge: [imageOf({ x: -100, y: 110 }), imageOf({ x: 100, y: 110 })],
    sigmaPx: Math.max(0.05, noise.sigmaPx),
    ...changes,
  };
}

const NONE: Noise = { sigmaPx: 0, random: () => 0.5 };

function gauss(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function measured(marks: WallMarks): MeasuredWall {
  const wall = measureWall(marks);
  if (wall.kind !== 'measured') throw new Error(`refused: ${wall.fault}`);
  return wall;
}

/** Mean width in the photo, and the ratio of the left to the right height. */
function shapeOf(map: Homography) {
  const [a, b, c, d] = cornersOf(PIECE).map((corner) => project(map, corner));
  if (!a || !b || !c || !d) throw new Error('four corners');
  const length = (p: typeof a, q: typeof a) => Math.hypot(p.x - q.x, p.y - q.y);
  return { width: (length(a, b) + length(d, c)) / 2, keystone: length(a, d) / length(b, c) };
}

/** A piece beside the sheet, on the side that a turned wall brings near to the camera. */
const NEAR_PIECE = { x: -90, y: -30, width: 80, height: 60 };

/** Length of the edge of `NEAR_PIECE` that is nearest to the camera, px. */
function nearEdgeOf(map: Homography): number {
  const [top, bottom] = [NEAR_PIECE.y, NEAR_PIECE.y + NEAR_PIECE.height].map((y) => project(map, { x: NEAR_PIECE.x, y }));
  if (!top || !bottom) throw new Error('two corners');
  return Math.hypot(top.x - bottom.x, top.y - bottom.y);
}

describe('measureWall', () => {
  it('finds the wall exactly without noise, whatever the order of the corners and the way of the sheet', () => {
    const map = homographyOf(CAMERA, poseAt(200, 25, 8, 3));
    const marks = marksOf(map, NONE);
    const wall = measured({ ...marks, corners: [...marks.corners].reverse(), sheet: { width: 21, height: 29.7 } });
    for (const corner of cornersOf(PIECE)) {
      const [put, real] = [project(wall.mapAt(), corner), project(map, corner)];
      expect(Math.hypot(put.x - real.x, put.y - real.y)).toBeLessThan(0.5);
    }
  });

  it.each([
    [0.9, 20],
    [1.1, 20],
    [0.9, -20],
    [1.1, -20],
  ])('keeps width within 3 % and keystone within 2 % in 95 of 100 tries, focal length x %f, turned by %d°', (focalShare, yawDeg) => {
    const noise: Noise = { sigmaPx: 0.5, random: seededRandom(yawDeg + 100 * focalShare) };
    const good = { width: 0, keystone: 0 };
    for (let run = 0; run < 200; run++) {
      const map = homographyOf(CAMERA, poseAt(120, yawDeg, 3 * gauss(noise.random), 2 * gauss(noise.random)));
      const [fitted, actual] = [measured(marksOf(map, noise, { focal35: FOCAL * focalShare })).mapAt(), map].map(shapeOf);
      if (!fitted || !actual) continue;
      if (Math.abs(fitted.width / actual.width - 1) <= 0.03) good.width++;
      if (Math.abs(fitted.keystone / actual.keystone - 1) <= 0.02) good.keystone++;
    }
    expect(good.width).toBeGreaterThanOrEqual(190);
    expect(good.keystone).toBeGreaterThanOrEqual(190);
  });

  it('takes a wall as seen square on while perspective is within the noise', () => {
    const noise: Noise = { sigmaPx: 1, random: seededRandom(3) };
    const plain = Array.from({ length: 100 }, () => measured(marksOf(homographyOf(CAMERA, poseAt(120, 0)), noise)).isFrontal);
    expect(plain.filter(Boolean).length).toBeGreaterThanOrEqual(90);
    expect(measured(marksOf(homographyOf(CAMERA, poseAt(240, 25)), noise)).isFrontal).toBe(false);
  });

  it('states an error that holds the real one in 95 of 100 tries', () => {
    const noise: Noise = { sigmaPx: 1, random: seededRandom(11) };
    let accurate = 0;
    for (let run = 0; run < 200; run++) {
      const map = homographyOf(CAMERA, poseAt(150, 15 * gauss(noise.random)));
      const wall = measured(marksOf(map, noise));
      const error = Math.log(shapeOf(wall.mapAt()).width / shapeOf(map).width);
      if (Math.abs(error) <= 2 * wall.sizeErrorOf(PIECE) + 0.005) accurate++;
    }
    expect(accurate).toBeGreaterThanOrEqual(186);
  });

  it('states a larger error for marks that fit worse than their noise explains', () => {
    const marks = marksOf(homographyOf(CAMERA, poseAt(200, 20)), { sigmaPx: 0.5, random: seededRandom(5) });
    const corners = marks.corners.map(({ x, y }, index) => (index === 1 ? { x: x + 4, y: y + 3 } : { x, y }));
    const [good, poor] = [marks, { ...marks, corners }].map((value) => measured(value).sizeErrorOf(PIECE)) as [number, number];
    expect(poor).toBeGreaterThan(3 * good);
  });

  it('states a larger error for a photo without a focal length', () => {
    const marks = marksOf(homographyOf(CAMERA, poseAt(200, 25)), { sigmaPx: 0.5, random: seededRandom(5) });
    expect(measured({ ...marks, focal35: null }).sizeErrorOf(PIECE)).toBeGreaterThan(measured(marks).sizeErrorOf(PIECE));
  });

  it.each([
    [14, true, 0.02],
    [50, true, 0.02],
    [14, false, 0.1],
    [50, false, 0.05],
  ])('finds the lens of a photo that states none: %d mm, level edge %s', (lensMm, hasLevelEdge, mostOff) => {
    const noise: Noise = { sigmaPx: 0.3, random: seededRandom(lensMm) };
    const camera = cameraOf(PHOTO, lensMm);
    for (let run = 0; run < 10; run++) {
      const map = homographyOf(camera, { ...poseAt(200, 22, 3 * gauss(noise.random)), z: (camera.focalPx * A4.width) / 200 });
      const marks = marksOf(map, noise, { focal35: null, sigmaPx: 0.5, ...(hasLevelEdge ? {} : { levelEdge: null }) });
      const wall = measured(marks);
      const [fitted, actual] = [wall.mapAt(), map].map(nearEdgeOf) as [number, number];
      const error = Math.abs(Math.log(fitted / actual));
      expect(error).toBeLessThan(mostOff);
      expect(error).toBeLessThan(2 * wall.sizeErrorOf(NEAR_PIECE) + 0.005);
    }
  });

  it.each([
    ['notFourCorners', [0, 0, 200, 0, 60, 40, 0, 140]],
    ['tooSmall', [0, 0, 30, 0, 30, 21, 0, 21]],
    ['tooSlanted', [0, 0, 300, 0, 330, 45, 250, 45]],
    ['otherSheet', [0, 0, 200, 0, 200, 200, 0, 200]],
  ] as const)('refuses what it cannot measure: %s', (fault, numbers) => {
    const corners = [0, 2, 4, 6].map((at) => ({ x: 600 + (numbers[at] ?? 0), y: 500 + (numbers[at + 1] ?? 0) }));
    expect(measureWall({ ...marksOf(homographyOf(CAMERA, poseAt(200, 0)), NONE), corners })).toEqual({ kind: 'refused', fault });
  });

  it('refuses marks of another sheet, of which a photo without a focal length could be a view through a long lens', () => {
    const corners = cornersOf({ x: 700, y: 450, width: 400, height: 100 });
    const marks = marksOf(homographyOf(CAMERA, poseAt(200, 0)), NONE, { focal35: null, levelEdge: null, sigmaPx: 1.5 });
    expect(measureWall({ ...marks, corners })).toEqual({ kind: 'refused', fault: 'otherSheet' });
  });

  it('refuses a wall that is turned too far', () => {
    expect(measureWall(marksOf(homographyOf(CAMERA, poseAt(400, 68)), NONE))).toEqual({ kind: 'refused', fault: 'tooTurned' });
  });

  it('says what would make the measurement better', () => {
    const marks = marksOf(homographyOf(CAMERA, { ...poseAt(120, 0), x: -150 }), NONE, { levelEdge: null });
    expect(measured(marks).hints).toEqual(['goNearer', 'offBorder', 'markLevelEdge']);
  });
});

describe('inverseHomography', () => {
  it('leads back from the photo to the wall', () => {
    const map = homographyOf(CAMERA, poseAt(200, 30, 5, 2));
    const roundTrip = project(inverseHomography(map), project(map, { x: 37, y: -12 }));
    expect([roundTrip.x, roundTrip.y]).toEqual([expect.closeTo(37, 6), expect.closeTo(-12, 6)]);
  });
});
