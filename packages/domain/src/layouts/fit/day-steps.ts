import { itemAt } from '../../units/item-at.ts';
import { dayBands, daysOf } from './day-bands.ts';
import { effortOf } from './effort.ts';
import { energyOf } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import type { FitTask } from './fit-task.ts';
import { growTree } from './initial-tree.ts';
import { createMoves, type MoveMix } from './moves.ts';
import { NO_GROUP, type NodeGroups, nodeGroups } from './node-groups.ts';
import { type Found, reportedAs, searchBest, wholeEnergy } from './search-best.ts';
import { restoreShape } from './tree-shape.ts';
import { BESIDE, join, STACKED, setRoot } from './trees.ts';

/** Moves of the search for sizes and then for lines, as for photos in any order. */
const SIZES: MoveMix = { mirror: 0, turn: 0.2, exchangePhotos: 0.3, exchangeParts: 0.1 };
const LINES: MoveMix = { mirror: 0.15, turn: 0.17, exchangePhotos: 0.255, exchangeParts: 0.085 };
/** Each search starts from a new random arrangement within the days. */
const RUNS = 3;

/**
 * Builds trees in which the photos of each day lie together: days side by side in bands, in their order; inside the area of a day the
 * photos are arranged freely.
 */
export function* searchDays(task: FitTask, job: FitJob): Generator<number, void> {
  const { trees, target, requirements, random } = job;
  const { runs, steps, lines } = effortOf(job);
  const startEnergy = wholeEnergy(trees, target, requirements);
  const temperature = Math.max(0.04, Math.min(0.6, 4 / trees.leaves));
  let best: Found | null = null;
  let bestMoves = createMoves(trees, random);
  for (let run = 0; run < RUNS; run++) {
    const moves = createMoves(trees, random, createDayGroups(task, job));
    const search = { moves, random, mix: SIZES, steps: (steps * runs) / RUNS, temperature, energy: () => energyOf(trees, target) };
    const { shape } = yield* reportedAs(searchBest(trees, search), (share) => (0.6 * (run + share)) / RUNS);
    restoreShape(trees, shape);
    const energy = startEnergy(Number.POSITIVE_INFINITY);
    if (best === null || energy < best.energy) [best, bestMoves] = [{ shape, energy }, moves];
  }
  restoreShape(trees, (best as Found).shape);
  const search = { moves: bestMoves, random, mix: LINES, steps: lines, temperature: 0.6 / trees.leaves, energy: startEnergy };
  const found = yield* reportedAs(searchBest(trees, search), (share) => 0.6 + 0.4 * share);
  restoreShape(trees, found.energy < (best as Found).energy ? found.shape : (best as Found).shape);
}

function createDayGroups({ photos, page }: FitTask, { trees, random }: FitJob): NodeGroups {
  const { leaves } = trees;
  const groupOf = new Int16Array(trees.parent.length).fill(NO_GROUP);
  let next = leaves;
  let group = 0;
  const joinAll = (cut: number, parts: readonly number[]): number =>
    parts.slice(1).reduce(
      (first, second) => {
        join(trees, next, { cut, first, second });
        return next++;
      },
      itemAt(parts, 0),
    );
  const bands = dayBands(daysOf(photos), page).map((band) => {
    const count = band.reduce((sum, day) => sum + day.length, 0);
    const parts = band.map((day) => {
      const box = { width: (page.width * day.length) / count, height: (page.height * count) / leaves };
      const root = growTree(trees, box, day, { random, nextNode: () => next++ });
      for (const node of nodesBelow(root)) groupOf[node] = group;
      group++;
      return root;
    });
    return joinAll(BESIDE, parts);
  });
  setRoot(trees, 0, joinAll(STACKED, bands));
  return nodeGroups(groupOf, leaves);

  function nodesBelow(node: number): readonly number[] {
    if (node < leaves) return [node];
    return [node, ...nodesBelow(trees.first[node] as number), ...nodesBelow(trees.second[node] as number)];
  }
}
