import { coloursDistance } from './look-colours.ts';
import { hashDistance } from './look-hash.ts';

/** What a photo looks like, in a few bytes: to find pictures of the same thing, and those that came out blurred. */
export interface PhotoLook {
  /** 64 bits as 16 hexadecimal digits, see `lookHash`; '' for a picture without anything to tell it by. */
  readonly hash: string;
  /** Blue and red difference of its fields, see `lookColours`. */
  readonly colours: readonly number[];
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

/** Whether two photos show the same thing. */
export function isAlike(one: PhotoLook, other: PhotoLook, mostBits: number = ALIKE_BITS): boolean {
  return hashDistance(one.hash, other.hash) <= mostBits && coloursDistance(one.colours, other.colours) <= ALIKE_COLOURS;
}

/** Whether two files are of the very same picture. */
export function isSamePicture(one: PhotoLook, other: PhotoLook): boolean {
  return isAlike(one, other, SAME_BITS);
}

/** Groups of photos that look alike, in their order; those that are like no other are in none. */
export function lookAlikes<Item extends { readonly look: PhotoLook | null }>(photos: readonly Item[]): readonly (readonly Item[])[] {
  const groups: (readonly [Item, ...Item[]])[] = [];
  for (const photo of photos) {
    const { look } = photo;
    const at = groups.findIndex(([first]) => look && first.look && isAlike(first.look, look));
    const group = groups[at];
    if (group) groups[at] = [...group, photo];
    else groups.push([photo]);
  }
  return groups.filter(({ length }) => length > 1);
}
