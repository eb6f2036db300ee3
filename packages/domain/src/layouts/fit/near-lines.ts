import type { Cm } from '../../units/cm.ts';
import type { Places } from './geometry.ts';
import { BESIDE, STACKED, type Trees } from './trees.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Distance below which two lines look like a mistake, as a share of a photo's mean side. */
export const NEAR = 0.12;

/** Distances below this share of the reach are rounding errors. */
const ROUNDING = 1e-6;

/** The edge of a part at a cut, with the positions where gutters end at it. */
interface Edge {
  /** True for the part's first edge (top, left), false for its last. */
  readonly isFirst: boolean;
  /** Direction of the gutters that can end at it. */
  across: number;
  /** Positions in ascending order; the first `count` entries are valid. */
  readonly joints: Float64Array;
  count: number;
}

/** The two edges at a cut. */
export interface Edges {
  readonly before: Edge;
  readonly after: Edge;
}

export function edgesIn({ leaves }: Trees): Edges {
  return {
    before: { isFirst: false, across: BESIDE, joints: new Float64Array(leaves), count: 0 },
    after: { isFirst: true, across: BESIDE, joints: new Float64Array(leaves), count: 0 },
  };
}

/**
 * Counts lines that nearly meet: gutters that end at a cut from both sides, slightly offset.
 *
 *     ┌────┐┌──────┐
 *     └────┘└──────┘
 *     ┌─────┐┌─────┐     closer than `reach`: counts 1 for the closest, ½ at the reach
 *     └─────┘└─────┘
 */
export function nearLines(trees: Trees, places: Places, { before, after }: Edges, reach: Cm): number {
  let sum = 0;
  for (let node = trees.leaves; node < trees.parent.length; node++) {
    before.across = after.across = trees.cut[node] === STACKED ? BESIDE : STACKED;
    before.count = after.count = 0;
    jointsAlong(trees, places, before, intAt(trees.first, node));
    if (before.count === 0) continue;
    jointsAlong(trees, places, after, intAt(trees.second, node));
    sum += nearPairs(before, after, reach);
  }
  return sum;
}

function nearPairs(before: Edge, after: Edge, reach: Cm): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < before.count && j < after.count) {
    const apart = floatAt(before.joints, i) - floatAt(after.joints, j);
    const distance = apart < 0 ? -apart : apart;
    if (distance < reach && distance > ROUNDING * reach) sum += 1 - (0.5 * distance) / reach;
    if (apart < 0) i++;
    else j++;
  }
  return sum;
}

/** Adds the positions where gutters of a part end at an edge. */
function jointsAlong(trees: Trees, places: Places, edge: Edge, part: number): void {
  const starts = edge.across === BESIDE ? places.x : places.y;
  let node = part;
  while (node >= trees.leaves) {
    const second = intAt(trees.second, node);
    if (trees.cut[node] === edge.across) {
      jointsAlong(trees, places, edge, intAt(trees.first, node));
      edge.joints[edge.count++] = floatAt(starts, second);
      node = second;
    } else node = edge.isFirst ? intAt(trees.first, node) : second;
  }
}
