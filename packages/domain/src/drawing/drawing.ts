import type { Matrix } from '../geometry/matrix.ts';
import type { Path } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';
import type { Effect } from '../photo/effect.ts';
import type { Cm } from '../units/cm.ts';

/** Reference to a picture: a photo of the collage with its effect, or a resource of the design. */
export type PictureRef =
  | { readonly kind: 'photo'; readonly id: string; readonly effect: Effect }
  | { readonly kind: 'resource'; readonly source: string };

/**
 * One drawing operation, cm, back to front. Contains only operations that every surface draws alike: no source rectangles, no live blur,
 * no text calls.
 */
export type DrawOp =
  | { readonly op: 'push' }
  | { readonly op: 'pop' }
  | { readonly op: 'transform'; readonly matrix: Matrix }
  | { readonly op: 'clip'; readonly path: Path }
  /** `color` '#rrggbb', `alpha` 0–1. */
  | { readonly op: 'fill'; readonly path: Path; readonly color: string; readonly alpha: number }
  /** The whole upright picture goes into `rect`; a clip around it makes the crop. */
  | { readonly op: 'image'; readonly picture: PictureRef; readonly rect: Rect }
  /** Outlines of one run of text. `path` is painted; `text` serves accessibility and tests. */
  | { readonly op: 'glyphs'; readonly path: Path; readonly color: string; readonly text: string }
  /** Soft shadow of `rect`: a Gaussian of standard deviation `blur / 2`, black at `alpha`. */
  | { readonly op: 'shadow'; readonly rect: Rect; readonly blur: Cm; readonly alpha: number };

/** A page, ready to be painted on any surface. */
export interface Drawing {
  readonly sheet: Rect;
  readonly ops: readonly DrawOp[];
}
