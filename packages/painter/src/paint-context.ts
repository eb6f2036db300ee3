import type { PictureRef } from '@muro/domain';
import type { ShadowMask } from './shadow-mask.ts';

/**
 * What a surface must be able to do. A browser's 2D context, Node's and the press's PDF context all fit: the calls have
 * the meaning they have there, nonzero winding, and nothing here differs between engines.
 *
 * Units are the drawing's centimetres: the caller sets the transform from cm to its own unit (px, pt) before it paints
 * and undoes it afterwards. `Handle` is whatever the surface's `drawImage` takes.
 */
export interface PaintContext<Handle> {
  /** Set to '#rrggbb'. */
  fillStyle: unknown;
  /** Set to 0–1. */
  globalAlpha: number;
  save(): void;
  restore(): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  /** Closes the path's contours by itself, as `fill` does. */
  clip(): void;
  fill(): void;
  /** The whole picture into the rectangle; there is no source rectangle. */
  drawImage(handle: Handle, x: number, y: number, width: number, height: number): void;
}

/** Where a surface gets its pictures. */
export interface Pictures<Handle> {
  /** The upright picture with its effect; null while it is not there: then it is left out. */
  picture(ref: PictureRef): Handle | null;
  /** A picture that is black at the mask's alpha. Equal masks share one `alpha` array, so a surface can keep what it made of it. */
  shadow(mask: ShadowMask): Handle;
  /** Pixels that a shadow needs for a cm at most, where the surface shows it small; without it, a shadow is as fine as the eye can tell. */
  readonly shadowPxPerCm?: number;
}
