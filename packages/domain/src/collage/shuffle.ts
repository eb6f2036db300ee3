import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import { assign } from '../units/assignment.ts';
import { itemAt } from '../units/item-at.ts';
import { isBadlyCropped, lossOf, lossSteps } from './auto-fill.ts';
import type { Collage } from './collage.ts';
import { losesFace } from './cut-faces.ts';

/** Resolution of the random part of a cost. */
const CHANCES = 1000;
/** Cost of staying in place, larger than any random part: of arrangements with equally few bad crops, the one in which most photos move. */
const STAY = 4 * CHANCES;

/**
 * Computes a random arrangement of the placed photos: by slot, the slot whose photo it gets. Empty slots stay empty; locked photos stay
 * in place.
 *
 * As few photos as possible have a cut face, then as few as possible lose more than a quarter of their area, then as many as possible
 * leave their slot; the rest is random. If shapes allow only the present arrangement, one randomly chosen photo moves anyway.
 *
 * @param random  numbers 0 ≤ n < 1, e.g. `seededRandom`; the same numbers give the same arrangement
 * @returns null if no other arrangement exists: fewer than two photos, or the same one everywhere
 */
export function shuffleMoves(
  page: Page,
  collage: Pick<Collage, 'photos' | 'fills'>,
  random: () => number,
): Readonly<Record<string, string>> | null {
  const table = shuffleTable(page, collage, random);
  if (new Set(table.photoIds).size < 2) return null;
  const free = assign(table.costs, table.size, table.size) as Int32Array;
  const columnOf = isNew(table, free) ? free : movedOne(table, random);
  const { slots } = table;
  return Object.fromEntries(Array.from(columnOf, (column, row) => [itemAt(slots, column), itemAt(slots, row)]));
}

interface ShuffleTable {
  readonly slots: readonly string[];
  /** The photo in each slot. */
  readonly photoIds: readonly string[];
  readonly size: number;
  /** Cost of the photo of slot `row` in slot `column`. */
  readonly costs: Float64Array;
}

function shuffleTable(page: Page, { photos, fills }: Pick<Collage, 'photos' | 'fills'>, random: () => number): ShuffleTable {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  const placed = photoLayers(page).flatMap((layer) => {
    const fill = fills[layer.slot];
    const photo = fill && photoOf.get(fill.photoId);
    return photo && !fill.isLocked ? [{ layer, photo, quarterTurn: fill.view.quarterTurn }] : [];
  });
  const size = placed.length;
  const bad = size * (STAY + CHANCES) + 1;
  const costs = placed.flatMap(({ photo, quarterTurn }) =>
    placed.map((there) => {
      const isBad = isBadlyCropped(lossSteps(lossOf(photo, there.layer, quarterTurn)));
      const isCut = losesFace(page, there.layer, photo, quarterTurn);
      return (isCut ? (size + 1) * bad : 0) + (isBad ? bad : 0) + (there.photo === photo ? STAY : 0) + Math.floor(random() * CHANCES);
    }),
  );
  return {
    slots: placed.map(({ layer }) => layer.slot),
    photoIds: placed.map(({ photo }) => photo.id),
    size,
    costs: Float64Array.from(costs),
  };
}

/** True if any slot shows another photo than before. */
function isNew({ photoIds }: ShuffleTable, columnOf: Int32Array): boolean {
  return columnOf.some((column, row) => photoIds[row] !== photoIds[column]);
}

function movedOne({ costs, photoIds, size }: ShuffleTable, random: () => number): Int32Array {
  const row = Math.floor(random() * size);
  const forced = costs.map((cost, index) => {
    const isStaying = Math.floor(index / size) === row && photoIds[index % size] === photoIds[row];
    return isStaying ? Number.POSITIVE_INFINITY : cost;
  });
  return assign(forced, size, size) as Int32Array;
}
