import type { MaterialCode } from '../catalogue/material.ts';
import type { Path } from '../geometry/path.ts';
import type { Rect, SizeCm } from '../geometry/rect.ts';
import type { BoxCell, OverlayCell, PhotoBorder, ShapeCell } from '../layouts/shared/layout.ts';
import type { Wrap } from '../layouts/shared/wrap.ts';
import type { TemplateResource } from '../layouts/template-document.ts';
import type { PhotoPlace } from '../photo/place.ts';
import type { Cm } from '../units/cm.ts';

/** A photo slot on the page. `frame` is the area of the photo itself, before tilt; the border lies outside it. */
export interface PhotoLayer extends PhotoPlace {
  readonly kind: 'photo';
  readonly slot: string;
  /** Frame plus card; equals `frame` without a border. Rotates with the frame about the card's centre. */
  readonly card: Rect;
  readonly tiltDeg: number;
  readonly border: PhotoBorder | null;
  /** Clip outline of the photo, cm on the page before tilt; null for the whole frame. */
  readonly clip: Path | null;
  readonly cornerRadius: Cm;
  /** Box for a text on the photo, before tilt; null if there can be none. */
  readonly textBox: Rect | null;
  /** Bounding box including mirror images; absent if the sides are not mirrored. */
  readonly echo?: Rect;
}

export interface TextLayer {
  readonly kind: 'text';
  readonly slot: string;
  readonly frame: Rect;
  readonly editable: boolean;
  /** As in PhotoLayer. */
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
  /** Content of the sides of a canvas; null if nothing folds, and for a static design, whose sides are drawn. */
  readonly wrap: Wrap | null;
  /** The corner squares of a canvas sheet; empty for other materials. */
  readonly blockedCorners: readonly Rect[];
  readonly layers: readonly Layer[];
  readonly resources: readonly TemplateResource[];
}
