import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';

/** Tolerance for rounding. */
const SLACK: Cm = 1e-3;
/** Maximum number of divisions that are listed, of the page and of a box in it. */
const MAX_DIVISIONS = 240;
const MAX_INSIDE = 60;
/** Maximum number of boxes that are examined: four locked rectangles need fewer; their number grows with the fourth power. */
const MAX_BOXES = 600;

/** Free boxes of a page around locked rectangles, made by guillotine cuts. */
export type Boxes = readonly Rect[];

/**
 * Lists the ways to divide a page by guillotine cuts so that each locked rectangle is a piece of its own and the rest are free boxes:
 *
 *     ┌─────────────┐   ┌───┐┌────────┐
 *     └─────────────┘   │   │└────────┘
 *     ┌───┐┌──┐┌────┐   │   │┌──┐┌────┐
 *     │   ││▓▓││    │   │   ││▓▓││    │     two of them
 *     └───┘└──┘└────┘   └───┘└──┘└────┘
 *
 * @param minSide  minSide width and height of a free box
 */
export function boxesAround(
  page: Rect,
  locked: readonly Rect[],
  { gutter, minSide }: { readonly gutter: Cm; readonly minSide: Cm },
): readonly Boxes[] {
  const cache = new Map<string, readonly Boxes[]>();
  // The first part is not cut again in the same direction: that would give the same boxes by another order of cuts.
  const divisionsOf = (box: Rect, inside: readonly Rect[], uncut: Direction | null): readonly Boxes[] => {
    const [only] = inside;
    if (!only) return Math.min(box.width, box.height) < minSide ? [] : [[box]];
    if (inside.length === 1 && keyOf(only) === keyOf(box)) return [[]];
    const key = `${keyOf(box)} ${uncut}`;
    const before = cache.get(key);
    if (before) return before;
    if (cache.size >= MAX_BOXES) return [];
    cache.set(key, []); // counts towards the limit while its parts are examined
    const found = halvings(box, inside, gutter)
      .filter(({ direction }) => direction !== uncut)
      .map(({ direction, parts: [first, second] }) => {
        const firsts = divisionsOf(first, within(first, inside), direction);
        return firsts.length === 0 ? [] : paired(firsts, divisionsOf(second, within(second, inside), null));
      });
    const divisions = inTurn(found).slice(0, box === page ? MAX_DIVISIONS : MAX_INSIDE);
    cache.set(key, divisions);
    return divisions;
  };
  return divisionsOf(page, locked, null).filter((boxes) => boxes.length > 0);
}

const keyOf = ({ x, y, width, height }: Rect) => [x, y, width, height].map((edge) => Math.round(edge / SLACK)).join(' ');

const paired = (firsts: readonly Boxes[], seconds: readonly Boxes[]): readonly Boxes[] =>
  firsts
    .slice(0, MAX_DIVISIONS)
    .flatMap((first) => seconds.slice(0, Math.ceil(MAX_DIVISIONS / firsts.length)).map((second) => [...first, ...second]));

/** Interleaves lists: the first of each, then the second of each, so that a truncation affects all lists alike. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

const within = (box: Rect, rects: readonly Rect[]) =>
  rects.filter(({ x, y }) => x > box.x - SLACK && y > box.y - SLACK && x < box.x + box.width && y < box.y + box.height);

type Direction = 'across' | 'down';

interface Halving {
  readonly direction: Direction;
  readonly parts: readonly [Rect, Rect];
}

/** Cuts along an edge of a locked rectangle that go through no other locked rectangle. */
function halvings(box: Rect, locked: readonly Rect[], gutter: Cm): readonly Halving[] {
  const across = freeCuts(
    box.x,
    box.width,
    locked.map(({ x, width }) => [x, width]),
    gutter,
  );
  const down = freeCuts(
    box.y,
    box.height,
    locked.map(({ y, height }) => [y, height]),
    gutter,
  );
  return [
    ...across.map(
      ([width, x]): Halving => ({
        direction: 'across',
        parts: [
          { ...box, width },
          { ...box, x, width: box.x + box.width - x },
        ],
      }),
    ),
    ...down.map(
      ([height, y]): Halving => ({
        direction: 'down',
        parts: [
          { ...box, height },
          { ...box, y, height: box.y + box.height - y },
        ],
      }),
    ),
  ];
}

/** Lists the cuts of a box along one axis: length of the first part, start of the second. */
function freeCuts(
  start: Cm,
  length: Cm,
  locked: readonly (readonly [start: Cm, length: Cm])[],
  gutter: Cm,
): readonly (readonly [Cm, Cm])[] {
  const ends = new Set(locked.flatMap(([from, span]) => [from - gutter, from + span]));
  return [...ends]
    .filter((end) => locked.every(([from, span]) => from + span < end + SLACK || from > end + gutter - SLACK))
    .filter((end) => end > start + SLACK && end + gutter < start + length - SLACK)
    .map((end) => [end - start, end + gutter] as const);
}
