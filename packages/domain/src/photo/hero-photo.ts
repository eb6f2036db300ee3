import { type FingerprintedPhoto, groupNearDuplicates } from './near-duplicates.ts';
import { BLURRED_BELOW } from './sharpness.ts';
import type { PhotoSubject } from './subject.ts';

/** A photo that a layout may show larger than the others. */
export interface HeroCandidate extends FingerprintedPhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly subject?: PhotoSubject;
}

/** Weights of the score: faces and their size, a crowd, sharpness, resolution, near-duplicates, blur, extreme proportions. */
const POINTS = { faces: 2, faceSize: 2, crowd: -1, sharp: 1.5, pixels: 1, alike: -3, blurred: -6, extremeRatio: -2 } as const;
/** Face side, as a fraction of the photo's, from which on a photo counts as a portrait. */
const PORTRAIT = 0.25;
/** More faces than this are a crowd, which scores lower. */
const CROWD = 6;
/** Sharpness above this scores no higher. */
const SHARP = 3;
/** Resolution that prints well at any size, px. */
const ENOUGH_PX = 8_000_000;
/** Longest ratio of sides that scores in full: wider photos leave the others no room. */
const MAX_RATIO = 2;

/**
 * Returns the photo that suits the largest slot: with faces, sharp, of high resolution, and no near-duplicate of another; the first of
 * equals. Null if all are blurred.
 */
export function heroPhoto<Item extends HeroCandidate>(photos: readonly Item[]): Item | null {
  const nearDuplicates = new Set(groupNearDuplicates(photos).flat());
  let hero: Item | null = null;
  let bestPoints = POINTS.blurred / 2;
  for (const photo of photos) {
    const points = pointsOf(photo) + (nearDuplicates.has(photo) ? POINTS.alike : 0);
    if (points > bestPoints) [hero, bestPoints] = [photo, points];
  }
  return hero;
}

function pointsOf({ widthPx, heightPx, subject, fingerprint }: HeroCandidate): number {
  const sharpness = fingerprint?.sharpness ?? 1;
  const shape = Math.max(widthPx / heightPx, heightPx / widthPx);
  return (
    facePoints(subject) +
    POINTS.sharp * (Math.min(sharpness, SHARP) / SHARP) +
    POINTS.pixels * Math.min(1, (widthPx * heightPx) / ENOUGH_PX) +
    (fingerprint && sharpness < BLURRED_BELOW ? POINTS.blurred : 0) +
    (shape > MAX_RATIO ? POINTS.extremeRatio : 0)
  );
}

function facePoints(subject: PhotoSubject | undefined): number {
  const [largest] = subject?.faces ?? [];
  if (!subject || !largest) return 0;
  const side = Math.sqrt(largest.width * largest.height);
  return POINTS.faces + POINTS.faceSize * Math.min(1, side / PORTRAIT) + (subject.faces.length > CROWD ? POINTS.crowd : 0);
}
