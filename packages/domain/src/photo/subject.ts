import type { CropRect } from './view.ts';

/**
 * The subject of a photo, fractions 0–1 of the upright photo: detected in its pixels, or chosen by the buyer. It belongs to the photo
 * and stays when the photo moves to another slot.
 */
export interface PhotoSubject {
  /** Centre of the subject: a crop keeps this point longest. */
  readonly x: number;
  readonly y: number;
  /** Detected faces, the largest first. */
  readonly faces: readonly CropRect[];
}

/** Maximum number of faces that are kept; in a larger crowd no single face counts. */
export const MAX_FACES = 20;

/** Rounding of stored fractions: finer than a pixel of the analysed picture. */
const STEPS = 10_000;

/** Minimum side of a face as a fraction of the largest face's side; smaller faces are in the background. */
const BACKGROUND = 1 / 3;

/** The subject of a photo with these faces: their centre, weighted by area. Null without faces. */
export function subjectOfFaces(found: readonly CropRect[]): PhotoSubject | null {
  const faces = found.flatMap((face) => insidePhoto(face) ?? []).sort((a, b) => areaOf(b) - areaOf(a));
  const [largest] = faces;
  if (!largest) return null;
  const foregroundFaces = faces.filter((face) => areaOf(face) >= areaOf(largest) * BACKGROUND ** 2).slice(0, MAX_FACES);
  const sum = foregroundFaces.reduce((all, face) => all + areaOf(face), 0);
  const middle = (centre: (face: CropRect) => number) => foregroundFaces.reduce((all, face) => all + centre(face) * areaOf(face), 0) / sum;
  return {
    x: rounded(middle(({ x, width }) => x + width / 2)),
    y: rounded(middle(({ y, height }) => y + height / 2)),
    faces: foregroundFaces,
  };
}

/** The subject of a photo without faces. */
export function subjectAt(x: number, y: number): PhotoSubject {
  return { x: rounded(clamped(x)), y: rounded(clamped(y)), faces: [] };
}

/** Clips a box to the photo and rounds it; null if nothing of it lies in the photo. */
export function insidePhoto({ x, y, width, height }: CropRect): CropRect | null {
  const [left, top] = [rounded(clamped(x)), rounded(clamped(y))];
  const box = {
    x: left,
    y: top,
    width: rounded(rounded(clamped(x + width)) - left),
    height: rounded(rounded(clamped(y + height)) - top),
  };
  return box.width > 0 && box.height > 0 ? box : null;
}

function areaOf({ width, height }: CropRect): number {
  return width * height;
}

function rounded(part: number): number {
  return Math.round(part * STEPS) / STEPS;
}

function clamped(part: number): number {
  return Math.max(0, Math.min(1, part));
}
