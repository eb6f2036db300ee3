import type { Path } from '../../geometry/path.ts';
import type { Rect, SizeCm } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';

/**
 * White card behind each photo: `margins` is the white on each side; glow and shadow fall outside. As text:
 * 'm1,m2,m3,m4:modern:cardWidthCM=…:glowWidthCM=…:shadowWidthCM=…'. [BORD-01 … BORD-04]
 */
export interface PhotoBorder {
  readonly type: 'modern';
  /** top, right, bottom, left. */
  readonly margins: readonly [Cm, Cm, Cm, Cm];
  readonly card: Cm;
  readonly glow: Cm;
  readonly shadow: Cm;
}

/**
 * A named slot for a photo. In a layout with a photo border the rectangle is the whole card, and the photo is the area inside the
 * border's margins.
 */
export interface PhotoCell extends Rect {
  readonly kind: 'photo';
  readonly slot: string;
  readonly tiltDeg: number;
  readonly printMargin: Cm;
  readonly cornerRadius: Cm;
  readonly allowsText: boolean;
  /** False for a background photo without a card, on which the other photos lie. */
  readonly hasCard?: false;
}

/** A named slot for a title (txt1) or subtitle (txt2). */
export interface TextCell extends Rect {
  readonly kind: 'text';
  readonly slot: string;
  readonly editable: boolean;
}

/** A mask over the photo cell of the same slot: `path` in viewport units, stretched to the rectangle. */
export interface ClipCell extends Rect {
  readonly kind: 'clip';
  readonly slot: string;
  readonly state: boolean;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  /** SVG-like path text; see `outline`. */
  readonly path: string;
  /** `path` parsed, viewport units. */
  readonly outline: Path;
}

/** A picture of the design. `resource` is an id of the template's resources. */
export interface OverlayCell extends Rect {
  readonly kind: 'overlay';
  readonly resource: string;
}

export interface ShapeRect extends Rect {
  readonly isFilled: boolean;
  readonly borderRadius: Cm;
  readonly borderWidth: Cm;
}

/** A coloured shape layer (the background of generated designs): a rectangle and the figures inside it, relative to it. */
export interface ShapeCell extends Rect {
  readonly kind: 'shape';
  readonly slot: string;
  readonly printMargin: Cm;
  /** '#rrggbb'. */
  readonly defaultColor: string;
  readonly rectangles: readonly ShapeRect[];
  readonly circles: readonly Rect[];
}

/** A drawn box (tiles, framed designs). [LAYER-15] */
export interface BoxCell extends Rect {
  readonly kind: 'box';
  readonly border: boolean;
  readonly borderWidth: Cm;
  readonly margin: Cm;
  readonly blockCorner: boolean;
  readonly noSides: boolean;
  /** 0–1. */
  readonly transparencyBorder: number;
  readonly color: string;
  readonly backgroundColor: string;
}

export type LayoutCell = PhotoCell | TextCell | ClipCell | OverlayCell | ShapeCell | BoxCell;

/** A layout, common to generated and static designs: cells back to front, cm, origin at the top left of the trim. */
export interface Layout {
  /** The trim for which the layout was made (`dopcanvas`). */
  readonly size: SizeCm;
  readonly cells: readonly LayoutCell[];
  readonly photoBorder: PhotoBorder | null;
}
