import type { MaterialCode } from '../catalogue/material.ts';
import type { Path } from '../geometry/path.ts';
import type { Rect, SizeCm } from '../geometry/rect.ts';
import type { BoxCell, OverlayCell, PhotoBorder, ShapeCell } from '../layouts/shared/layout.ts';
import type { Wrap } from '../layouts/shared/wrap.ts';
import type { TemplateResource } from '../layouts/template-document.ts';
import type { PhotoPlace } from '../photo/place.ts';
import type { Cm } from '../units/cm.ts';

/** A place for a photo on the page. `frame` is where the photo itself shows, before tilt; the border lies outside it. */
export interface PhotoLayer extends PhotoPlace {
  readonly kind: 'photo';
  readonly slot: string;
  /** Frame plus card; equals `frame` without a border. Turns with the frame about the card's centre. */
  readonly card: Rect;
  readonly tiltDeg: number;
  readonly border: PhotoBorder | null;
  /** Outline that cuts the photo, cm on the page before tilt; null for the whole frame. */
  readonly clip: Path | null;
  readonly cornerRadius: Cm;
  /** Where a text on the photo may stand, before tilt; null where there may be none. */
  readonly textBox: Rect | null;
  /** Where mirrored sides of the page show some of it, too: all of where it is to be seen. */
  readonly echo?: Rect;
}

export interface TextLayer {
  readonly kind: 'text';
  readonly slot: string;
  readonly frame: Rect;
  readonly editable: boolean;
  /** As for photos. */
  readonly echo?: Rect;
}

/** A layer, back to front; cm, origin at the top left of the trim. */
export type Layer = PhotoLayer | TextLayer | ShapeCell | OverlayCell | BoxCell;

/**
 * One printable page.
 *
 *     sheet = bleedBox = MediaBox      ┌───────────────┐
 *     trim  = TrimBox (0,0 top left)   │ ┌───────────┐ │  bleed = the material's margin
 *                                      │ │           │ │  canvas: the wrap; corners bleed x bleed stay blank
 *                                      │ └───────────┘ │
 *                                      └───────────────┘
 */
export interface Page {
  readonly trim: SizeCm;
  readonly bleed: Cm;
  /** The trim grown by the bleed. */
  readonly sheet: Rect;
  readonly material: MaterialCode;
  readonly isFlat: boolean;
  /** What the sides of a canvas show; null where nothing folds, and for a design that is drawn with its sides. */
  readonly wrap: Wrap | null;
  /** The m x m squares in the corners of a canvas sheet; empty for other materials. */
  readonly blockedCorners: readonly Rect[];
  readonly layers: readonly Layer[];
  readonly resources: readonly TemplateResource[];
}
