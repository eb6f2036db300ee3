import { chromaDistance } from './chroma-grid.ts';
import { hashDistance } from './difference-hash.ts';
import type { Lab } from './mean-lab.ts';

/** Fingerprint of a photo in a few bytes, to find near-duplicates and blurred photos. */
export interface PhotoFingerprint {
  /** Difference hash: 64 bits as 16 hexadecimal digits; '' for a picture of one even colour. */
  readonly hash: string;
  /** Chroma of the cells of a grid. */
  readonly colours: readonly number[];
  /** Mean colour in CIE L*a*b*. */
  readonly lab: Lab;
  /** Sharpness of its sharpest part, 0 and up: below 0.2 the photo is blurred, most photos have 1 to 10. */
  readonly sharpness: number;
}

/** Maximum number of bits in which near-duplicates differ. */
const DUPLICATE_BITS = 8;
/** Maximum number of bits in which two files of the same picture differ. */
const SAME_BITS = 3;
/**
 * Largest chroma distance of near-duplicates. Landscapes have similar hashes because of their horizon; chroma tells them apart: of 120
 * photographs, two with similar hashes are 18 apart, two shots of one scene at most 6, copies of other exposure or warmth at most 15.
 */
const DUPLICATE_CHROMA = 16;

/** Limits between neighbouring shots of a burst: time, hash and chroma. Moving subjects and camera shake need larger ones. */
const BURST = { maxMs: 3_000, bits: 24, colours: 12 } as const;

/** True if two photos show the same content. */
export function isNearDuplicate(a: PhotoFingerprint, b: PhotoFingerprint, maxBits: number = DUPLICATE_BITS): boolean {
  return hashDistance(a.hash, b.hash) <= maxBits && chromaDistance(a.colours, b.colours) <= DUPLICATE_CHROMA;
}

/** True if two files show the same picture. */
export function isSamePicture(a: PhotoFingerprint, b: PhotoFingerprint): boolean {
  return isNearDuplicate(a, b, SAME_BITS);
}

/** A photo with its fingerprint and capture time, if either is known. */
export interface FingerprintedPhoto {
  readonly fingerprint: PhotoFingerprint | null;
  readonly takenMs?: number | null;
}

/**
 * Groups near-duplicates by single-linkage clustering: a photo joins a group if it resembles any member, as the first and last shot of a
 * burst may differ a lot. Groups and members keep the order of the photos; photos without near-duplicates are left out.
 */
export function groupNearDuplicates<Item extends FingerprintedPhoto>(photos: readonly Item[]): readonly (readonly Item[])[] {
  let groups: readonly (readonly Item[])[] = [];
  for (const photo of photos) {
    const isLike = (group: readonly Item[]): boolean => group.some((candidate) => isSameScene(candidate, photo));
    const joined = groups.filter(isLike);
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), photo]];
  }
  const order = new Map(photos.map((photo, index) => [photo, index]));
  const place = (photo: Item | undefined): number => (photo && order.get(photo)) ?? 0;
  return groups
    .filter(({ length }) => length > 1)
    .map((group) => [...group].sort((a, b) => place(a) - place(b)))
    .sort(([a], [b]) => place(a) - place(b));
}

function isSameScene(a: FingerprintedPhoto, b: FingerprintedPhoto): boolean {
  if (!a.fingerprint || !b.fingerprint) return false;
  return isNearDuplicate(a.fingerprint, b.fingerprint) || isSameBurst(a, a.fingerprint, b, b.fingerprint);
}

function isSameBurst(
  { takenMs: firstMs = null }: FingerprintedPhoto,
  fingerprint: PhotoFingerprint,
  { takenMs: secondMs = null }: FingerprintedPhoto,
  otherFingerprint: PhotoFingerprint,
): boolean {
  if (firstMs === null || secondMs === null || Math.abs(firstMs - secondMs) > BURST.maxMs) return false;
  return (
    hashDistance(fingerprint.hash, otherFingerprint.hash) <= BURST.bits &&
    chromaDistance(fingerprint.colours, otherFingerprint.colours) <= BURST.colours
  );
}
