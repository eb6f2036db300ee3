import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';

/** Edges differ by rounding, with room to spare. */
const SLACK: Cm = 1e-3;
/** So many divisions are listed at most. */
const MOST = 240;

/** What is free of a page around locked rectangles, divided into boxes by cuts right across what they divide. */
export type Boxes = readonly Rect[];

/**
 * Lists the ways to cut a page apart so that each locked rectangle is a piece of its own and the rest are free boxes:
 *
 *     ┌─────────────┐   ┌───┐┌────────┐
 *     └─────────────┘   │   │└────────┘
 *     ┌───┐┌──┐┌────┐   │   │┌──┐┌────┐
 *     │   ││▓▓││    │   │   ││▓▓││    │     two of them
 *     └───┘└──┘└────┘   └───┘└──┘└────┘
 *
 * @param least  no free box is narrower than this
 */
export function boxesAround(
  page: Rect,
  locked: readonly Rect[],
  { gutter, least }: { readonly gutter: Cm; readonly least: Cm },
): readonly Boxes[] {
  const found = new Map<string, Boxes>();
  for (const boxes of divided(page, locked, gutter)) {
    if (boxes.length === 0 || boxes.some(({ width, height }) => Math.min(width, height) < least)) continue;
    found.set(boxes.map(keyOf).sort().join(), boxes);
    if (found.size >= MOST) break;
  }
  return [...found.values()];
}

const keyOf = ({ x, y, width, height }: Rect) => [x, y, width, height].map((edge) => Math.round(edge / SLACK)).join(' ');

function* divided(box: Rect, locked: readonly Rect[], gutter: Cm): Generator<Boxes> {
  const [only] = locked;
  if (!only) yield [box];
  else if (locked.length === 1 && keyOf(only) === keyOf(box)) yield [];
  else {
    for (const [one, other] of halvings(box, locked, gutter)) {
      const [here, there] = [within(one, locked), within(other, locked)];
      for (const first of divided(one, here, gutter)) for (const second of divided(other, there, gutter)) yield [...first, ...second];
    }
  }
}

const within = (box: Rect, rects: readonly Rect[]) =>
  rects.filter(({ x, y }) => x > box.x - SLACK && y > box.y - SLACK && x < box.x + box.width && y < box.y + box.height);

/** Cuts along an edge of a locked rectangle that go through no other one. */
function halvings(box: Rect, locked: readonly Rect[], gutter: Cm): readonly (readonly [Rect, Rect])[] {
  const across = [...new Set(locked.flatMap(({ x, width }) => [x - gutter, x + width]))].flatMap((end) => {
    const isFree = locked.every(({ x, width }) => x + width < end + SLACK || x > end + gutter - SLACK);
    const rest = end + gutter;
    if (!isFree || end < box.x + SLACK || rest > box.x + box.width - SLACK) return [];
    return [
      [
        { ...box, width: end - box.x },
        { ...box, x: rest, width: box.x + box.width - rest },
      ] as const,
    ];
  });
  const down = [...new Set(locked.flatMap(({ y, height }) => [y - gutter, y + height]))].flatMap((end) => {
    const isFree = locked.every(({ y, height }) => y + height < end + SLACK || y > end + gutter - SLACK);
    const rest = end + gutter;
    if (!isFree || end < box.y + SLACK || rest > box.y + box.height - SLACK) return [];
    return [
      [
        { ...box, height: end - box.y },
        { ...box, y: rest, height: box.y + box.height - rest },
      ] as const,
    ];
  });
  return [...across, ...down];
}
