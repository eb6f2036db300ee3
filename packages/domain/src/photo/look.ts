import { coloursDistance } from './look-colours.ts';
import { hashDistance } from './look-hash.ts';
import type { Lab } from './mean-lab.ts';

/** What a photo looks like, in a few bytes: to find pictures of the same thing, and those that came out blurred. */
export interface PhotoLook {
  /** 64 bits as 16 hexadecimal digits, see `lookHash`; '' for a picture without anything to tell it by. */
  readonly hash: string;
  /** Blue and red difference of its fields, see `lookColours`. */
  readonly colours: readonly number[];
  /** Mean colour. */
  readonly lab: Lab;
  /** Of its sharpest part, 0 and up: below 0.2 nothing in it is sharp, most photos have 1 to 10. */
  readonly sharpness: number;
}

/** Pictures of the same thing differ by no more bits. */
const ALIKE_BITS = 8;
/** Two files of the very same picture differ by no more bits. */
const SAME_BITS = 3;
/**
 * Pictures of the same thing are no farther apart in colour. Light and dark lie alike above any horizon: of 120 photographs, two that
 * only this tells from each other are 18 apart, two shots of one scene at most 6, copies with more, less or warmer light at most 15.
 */
const ALIKE_COLOURS = 16;

/** Shots of a burst follow each other within so long, and may differ by so much: what moves, or the camera, is elsewhere in each. */
const BURST = { mostMs: 3_000, bits: 24, colours: 12 } as const;

/** Whether two photos show the same thing. */
export function isAlike(one: PhotoLook, other: PhotoLook, mostBits: number = ALIKE_BITS): boolean {
  return hashDistance(one.hash, other.hash) <= mostBits && coloursDistance(one.colours, other.colours) <= ALIKE_COLOURS;
}

/** Whether two files are of the very same picture. */
export function isSamePicture(one: PhotoLook, other: PhotoLook): boolean {
  return isAlike(one, other, SAME_BITS);
}

/** A photo, what it looks like and when it was taken, if either is known. */
export interface LookedAt {
  readonly look: PhotoLook | null;
  readonly takenMs?: number | null;
}

/**
 * Groups of photos that look alike, in their order; those that are like no other are in none. A photo belongs to a group if it is like
 * any one of it: the first and the last shot of a burst may differ by much (single-linkage clustering).
 */
export function lookAlikes<Item extends LookedAt>(photos: readonly Item[]): readonly (readonly Item[])[] {
  let groups: readonly (readonly Item[])[] = [];
  for (const photo of photos) {
    const isLike = (group: readonly Item[]): boolean => group.some((one) => isSameScene(one, photo));
    const joined = groups.filter(isLike);
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), photo]];
  }
  const order = new Map(photos.map((photo, at) => [photo, at]));
  const place = (photo: Item | undefined): number => (photo && order.get(photo)) ?? 0;
  return groups
    .filter(({ length }) => length > 1)
    .map((group) => [...group].sort((a, b) => place(a) - place(b)))
    .sort(([a], [b]) => place(a) - place(b));
}

function isSameScene(one: LookedAt, other: LookedAt): boolean {
  if (!one.look || !other.look) return false;
  return isAlike(one.look, other.look) || isOfBurst(one, one.look, other, other.look);
}

function isOfBurst({ takenMs: one = null }: LookedAt, look: PhotoLook, { takenMs: other = null }: LookedAt, otherLook: PhotoLook): boolean {
  if (one === null || other === null || Math.abs(one - other) > BURST.mostMs) return false;
  return hashDistance(look.hash, otherLook.hash) <= BURST.bits && coloursDistance(look.colours, otherLook.colours) <= BURST.colours;
}
