import { type Path, roundedRectPath } from '../geometry/path.ts';
import { grow, type Rect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';

/** The border of a rectangle as a filled outline, `width` inwards; the whole rectangle if the border has no inside. */
export function ringPath(rect: Rect, width: Cm, radius: Cm): Path {
  const inner = grow(rect, -width);
  const outline = roundedRectPath(rect, radius);
  if (!(inner.width > 0 && inner.height > 0)) return outline;
  return [...outline, ...reversed(roundedRectPath(inner, Math.max(0, radius - width)))];
}

/** Reverses a closed contour, so that nonzero winding makes it a hole. */
function reversed(path: Path): Path {
  const points: (readonly [Cm, Cm])[] = [];
  const steps: Path[number][] = [];
  for (const step of path) {
    if (step[0] === 'Z') continue;
    const end: readonly [Cm, Cm] = step[0] === 'C' ? [step[5], step[6]] : [step[1], step[2]];
    const start = points.at(-1);
    points.push(end);
    if (!start) continue;
    steps.unshift(step[0] === 'C' ? ['C', step[3], step[4], step[1], step[2], ...start] : ['L', ...start]);
  }
  const last = points.at(-1);
  return last ? [['M', ...last], ...steps, ['Z']] : [];
}
