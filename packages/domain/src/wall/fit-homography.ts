import type { Point } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { meanOf } from '../units/mean.ts';
import { type Homography, type ImagePoint, normalized } from './homography.ts';
import { middleOf } from './outline.ts';
import { solveLinear } from './solve-linear.ts';

/** Scale and shift that bring a set of points to centroid 0 and mean distance √2. */
interface Normalizing {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The homography through four pairs of points; null if three of them lie on a line. Both sets are normalised first, without which the
 * equations are ill-conditioned (Hartley, "In defense of the eight-point algorithm", 1997).
 */
export function fitHomography(from: readonly Point[], to: readonly ImagePoint[]): Homography | null {
  const [source, target] = [normalizing(from), normalizing(to)];
  const rows = from.flatMap((point, index) => {
    const [p, q] = [moved(point, source), moved(itemAt(to, index), target)];
    return [
      [p.x, p.y, 1, 0, 0, 0, -p.x * q.x, -p.y * q.x, q.x],
      [0, 0, 0, p.x, p.y, 1, -p.x * q.y, -p.y * q.y, q.y],
    ];
  });
  const solved = solveLinear(rows);
  if (!solved) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved;
  return denormalized([a, b, c, d, e, f, g, h, 1], source, target);
}

function normalizing(points: readonly ImagePoint[]): Normalizing {
  const { x, y } = middleOf(points);
  return { scale: Math.SQRT2 / meanOf(points.map((point) => Math.hypot(point.x - x, point.y - y))), x, y };
}

function moved(point: ImagePoint, { scale, x, y }: Normalizing): ImagePoint {
  return { x: (point.x - x) * scale, y: (point.y - y) * scale };
}

/** T⁻¹ · H · S, where S and T normalise the two sets. */
function denormalized([a, b, c, d, e, f, g, h, i]: Homography, s: Normalizing, t: Normalizing): Homography {
  const columns = (p: number, q: number, r: number) => [p * s.scale, q * s.scale, r - s.scale * (p * s.x + q * s.y)] as const;
  const [[a1, b1, c1], [d1, e1, f1], [g1, h1, i1]] = [columns(a, b, c), columns(d, e, f), columns(g, h, i)];
  const across = [a1 / t.scale + t.x * g1, b1 / t.scale + t.x * h1, c1 / t.scale + t.x * i1] as const;
  const down = [d1 / t.scale + t.y * g1, e1 / t.scale + t.y * h1, f1 / t.scale + t.y * i1] as const;
  return normalized([...across, ...down, g1, h1, i1]);
}
