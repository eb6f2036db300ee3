import { multiply, scaling, translation } from '../geometry/matrix.ts';
import { type Path, transformPath } from '../geometry/path.ts';
import type { Rect, SizeCm } from '../geometry/rect.ts';
import type { ClipCell, PhotoBorder, PhotoCell } from '../layouts/shared/layout.ts';
import type { Cm } from '../units/cm.ts';
import { type Folding, withMirrored } from './mirrors.ts';
import type { PhotoLayer } from './page.ts';
import { textBoxOf } from './text-box.ts';

export interface PhotoLayerContext extends Folding {
  readonly border: PhotoBorder | null;
  readonly clip: ClipCell | null;
  /** True if the area beyond the trim wraps round a frame. */
  readonly isWrapped: boolean;
}

/** Largest share of a side that a border takes. */
const MAX_BORDER = 0.6;

/**
 * Converts a photo cell to a layer.
 *
 *     ┌ card = cell ───────┐   With a border the cell is the whole card, so that cards keep the distances of the
 *     │ ┌ frame ─────────┐ │   layout; the photo gets the area inside the border's margins. Each margin is at least
 *     │ │     photo      │ │   as wide as the border's card. Without a border the frame is the cell.
 *     │ └────────────────┘ │
 *     └────────────────────┘
 *
 * A cell's print margin is already part of its rectangle.
 */
export function photoLayer(cell: PhotoCell, { border: borderOfAll, clip, isWrapped, ...folding }: PhotoLayerContext): PhotoLayer {
  const { trim } = folding;
  const border = cell.hasCard === false ? null : borderOfAll;
  const card: Rect = { x: cell.x, y: cell.y, width: cell.width, height: cell.height };
  const frame = border ? frameIn(card, border) : card;
  const { slot, tiltDeg, cornerRadius, allowsText } = cell;
  const front = isWrapped ? frontOf(frame, trim) : frame;
  const shape = { frame, card, tiltDeg, clip: clip ? clipPath(clip, card, frame) : null, cornerRadius };
  let textBox: Rect | null | undefined = allowsText ? undefined : null;
  return {
    kind: 'photo',
    slot,
    ...shape,
    front,
    border,
    ...(folding.wrap === 'mirrored' && { echo: withMirrored(card, folding) }),
    /** Computed on demand: it is slow for outlines, and most photos have no text. */
    get textBox() {
      if (textBox === undefined) textBox = textBoxOf(shape, trim);
      return textBox;
    },
  };
}

/** The part of a frame within the trim; the whole frame if it lies outside. Returns the same object if nothing is cut. */
function frontOf(frame: Rect, trim: SizeCm): Rect {
  const [x, y] = [Math.max(0, frame.x), Math.max(0, frame.y)];
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  if (x === frame.x && y === frame.y && right <= trim.width && bottom <= trim.height) return frame;
  const width = Math.min(trim.width, right) - x;
  const height = Math.min(trim.height, bottom) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : frame;
}

function frameIn(card: Rect, { margins, card: minWidth }: PhotoBorder): Rect {
  const [top, right, bottom, left] = margins.map((margin) => Math.max(margin, minWidth, 0)) as [Cm, Cm, Cm, Cm];
  const across = Math.min(1, (MAX_BORDER * card.width) / (left + right || 1));
  const down = Math.min(1, (MAX_BORDER * card.height) / (top + bottom || 1));
  return {
    x: card.x + left * across,
    y: card.y + top * down,
    width: card.width - (left + right) * across,
    height: card.height - (top + bottom) * down,
  };
}

/** The clip outline on the page: mapped from its viewport to its rectangle, and with the photo into the border. */
function clipPath(clip: ClipCell, card: Rect, frame: Rect): Path {
  const { viewportWidth, viewportHeight } = clip;
  if (!(viewportWidth > 0 && viewportHeight > 0))
    throw new RangeError(`Expected a positive viewport for the clip of ${clip.slot} but received ${viewportWidth} x ${viewportHeight}`);
  const onPage = multiply(translation(clip.x, clip.y), scaling(clip.width / viewportWidth, clip.height / viewportHeight));
  if (frame === card) return transformPath(clip.outline, onPage);
  const inward = multiply(translation(frame.x, frame.y), scaling(frame.width / card.width, frame.height / card.height));
  return transformPath(clip.outline, multiply(multiply(inward, translation(-card.x, -card.y)), onPage));
}
