import { boundsOf, type Path } from '../geometry/path.ts';

/** The outline of a digit, as in the shape library: its viewport and its path. [BORD-07] */
export interface DigitShape {
  readonly width: number;
  readonly height: number;
  /** Path as in the shape library. */
  readonly path: string;
  /** `path` parsed. */
  readonly outline: Path;
}

/** Minimum and maximum width of a digit as a multiple of its height. */
const MIN_RATIO = 0.1;
const MAX_RATIO = 2;

/** Tolerance for outlines that extend beyond the viewport, as a fraction of the longer side. */
const SLIP = 0.01;

/** Minimum fraction of the box that the outline must fill in each direction. */
const MIN_FILL = 0.05;

/** Returns the reason why a shape cannot be used as a digit; null for a valid one. */
export function digitShapeFault({ width, height, outline }: DigitShape): string | null {
  const ratio = width / height;
  if (!(ratio >= MIN_RATIO && ratio <= MAX_RATIO))
    return `is ${width} x ${height}; a digit is ${MIN_RATIO} to ${MAX_RATIO} times as wide as it is high`;
  if (outline.length === 0) return 'has no outline';
  const bounds = boundsOf(outline);
  const slip = SLIP * Math.max(width, height);
  const isInside =
    bounds.x >= -slip && bounds.y >= -slip && bounds.x + bounds.width <= width + slip && bounds.y + bounds.height <= height + slip;
  if (!isInside) return `its outline reaches beyond its box of ${width} x ${height}`;
  return bounds.width < MIN_FILL * width || bounds.height < MIN_FILL * height ? 'its outline encloses nothing' : null;
}
