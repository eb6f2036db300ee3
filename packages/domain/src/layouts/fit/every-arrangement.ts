import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { joined, type Part } from './part.ts';
import { selectionsOf } from './selections.ts';
import { BESIDE, STACKED } from './trees.ts';

/** A photo, by its kind, or a cut with two arrangements. */
export type Arrangement = PhotoArrangement | CutArrangement;

interface PhotoArrangement {
  readonly part: Part;
  readonly cut: null;
  readonly photo: number;
}

interface CutArrangement {
  readonly part: Part;
  readonly cut: number;
  readonly first: Arrangement;
  readonly second: Arrangement;
  /** Sequence number of its creation. */
  readonly made: number;
}

/**
 * Enumerates every arrangement of photos by guillotine cuts once: mirrored ones, and ones that only swap photos of one kind, count as
 * one. A row of several parts is built by adding its parts in the order of their creation:
 *
 *     parts a, b, c created in this order:   c | (b | a) is built;   a | (b | c) and (c | b) | a are not
 *
 * @param kinds   one photo of each kind
 * @param counts  number of photos of each kind
 * @returns the arrangements that hold all photos
 */
export function everyArrangement(kinds: readonly Part[], counts: readonly number[], gutter: Cm): readonly Arrangement[] {
  const lists: Arrangement[][] = [];
  let made = kinds.length;
  for (const { counts: takes, size, pairs } of selectionsOf(counts)) {
    const photo = takes.indexOf(1);
    const list: Arrangement[] = size === 1 ? [{ part: itemAt(kinds, photo), cut: null, photo }] : [];
    for (const [a, b] of pairs) {
      for (const first of itemAt(lists, a)) {
        for (const second of itemAt(lists, b)) {
          for (const cut of [STACKED, BESIDE]) {
            if (isInOrder(cut, first, second))
              list.push({ part: joined(cut, first.part, second.part, gutter), cut, first, second, made: made++ });
          }
        }
      }
    }
    lists.push(list);
  }
  return lists.at(-1) ?? [];
}

function isInOrder(cut: number, first: Arrangement, second: Arrangement): boolean {
  return first.cut !== cut && ageOf(first) >= ageOf(second.cut === cut ? second.first : second);
}

const ageOf = (arrangement: Arrangement) => (arrangement.cut === null ? arrangement.photo : arrangement.made);
