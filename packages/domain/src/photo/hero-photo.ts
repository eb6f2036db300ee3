import { type LookedAt, lookAlikes } from './look.ts';
import { BLURRED_BELOW } from './sharpness.ts';
import type { PhotoSubject } from './subject.ts';

/** A photo that may be shown larger than the others. */
export interface HeroCandidate extends LookedAt {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly subject?: PhotoSubject;
}

/** Points: of a photo with faces, more the larger these are; of a sharp one; of one that has few pixels; of a near-duplicate. */
const POINTS = { faces: 2, faceSize: 2, crowd: -1, sharp: 1.5, pixels: 1, alike: -3, blurred: -6, wild: -2 } as const;
/** Faces of this side, as a share of the photo's, are a portrait. */
const PORTRAIT = 0.25;
/** More faces than this are a crowd, which wants to be large less. */
const CROWD = 6;
/** Sharpness beyond this tells no more. */
const SHARP = 3;
/** A photo of so many pixels is printed well at any size. */
const ENOUGH_PX = 8_000_000;
/** Longer sides than this, as a multiple of the shorter, would not leave the others room. */
const WILD = 2;

/**
 * Returns the photo that is worth to be the largest among others: one with faces, sharp, of enough pixels, and no near-duplicate of
 * another; of equal ones the first. Null where none is sharp.
 */
export function heroPhoto<Item extends HeroCandidate>(photos: readonly Item[]): Item | null {
  const alike = new Set(lookAlikes(photos).flat());
  let hero: Item | null = null;
  let most = POINTS.blurred / 2;
  for (const photo of photos) {
    const points = pointsOf(photo) + (alike.has(photo) ? POINTS.alike : 0);
    if (points > most) [hero, most] = [photo, points];
  }
  return hero;
}

function pointsOf({ widthPx, heightPx, subject, look }: HeroCandidate): number {
  const sharpness = look?.sharpness ?? 1;
  const shape = Math.max(widthPx / heightPx, heightPx / widthPx);
  return (
    facePoints(subject) +
    POINTS.sharp * (Math.min(sharpness, SHARP) / SHARP) +
    POINTS.pixels * Math.min(1, (widthPx * heightPx) / ENOUGH_PX) +
    (look && sharpness < BLURRED_BELOW ? POINTS.blurred : 0) +
    (shape > WILD ? POINTS.wild : 0)
  );
}

function facePoints(subject: PhotoSubject | undefined): number {
  const [largest] = subject?.faces ?? [];
  if (!subject || !largest) return 0;
  const side = Math.sqrt(largest.width * largest.height);
  return POINTS.faces + POINTS.faceSize * Math.min(1, side / PORTRAIT) + (subject.faces.length > CROWD ? POINTS.crowd : 0);
}
