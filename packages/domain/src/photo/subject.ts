import type { CropRect } from './view.ts';

/**
 * Where what a photo is about lies, fractions 0–1 of the upright photo: found in its pixels, or said by whoever made the collage.
 * It is the photo's own, so it stays whatever slot the photo comes to.
 */
export interface PhotoSubject {
  /** The point that the rest of the picture may be cut down to. */
  readonly x: number;
  readonly y: number;
  /** Where faces are, the largest first; none where none was found. */
  readonly faces: readonly CropRect[];
}

/** More faces than this are a crowd, in which no single one counts. */
export const MAX_FACES = 20;

/** Fractions of a photo are kept to this: less than a pixel of what is looked at. */
const STEPS = 10_000;

/** A face smaller than this share of the largest one's side stands in the background. */
const BACKGROUND = 1 / 3;

/** The subject of a photo with these faces: their middle, the larger ones counting for more. Null without any. */
export function subjectOfFaces(found: readonly CropRect[]): PhotoSubject | null {
  const faces = found.flatMap((face) => insidePhoto(face) ?? []).sort((a, b) => areaOf(b) - areaOf(a));
  const [largest] = faces;
  if (!largest) return null;
  const near = faces.filter((face) => areaOf(face) >= areaOf(largest) * BACKGROUND ** 2).slice(0, MAX_FACES);
  const sum = near.reduce((all, face) => all + areaOf(face), 0);
  const middle = (centre: (face: CropRect) => number) => near.reduce((all, face) => all + centre(face) * areaOf(face), 0) / sum;
  return {
    x: rounded(middle(({ x, width }) => x + width / 2)),
    y: rounded(middle(({ y, height }) => y + height / 2)),
    faces: near,
  };
}

/** The subject of a photo without faces. */
export function subjectAt(x: number, y: number): PhotoSubject {
  return { x: rounded(clamped(x)), y: rounded(clamped(y)), faces: [] };
}

/** A box as it is kept: inside the photo and rounded; null for one that has nothing of it. */
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
