import type { PictureRef } from '@muro/domain';
import type { ShadowMask } from './shadow-mask.ts';

/**
 * Operations that a surface must support. The 2D contexts of browsers and of Node's canvas and the press's PDF context have them, with
 * the meaning of the HTML canvas: paths fill by the nonzero rule. None of these operations differs between engines.
 *
 * Coordinates are the drawing's centimetres: the caller sets the transform from cm to the surface's unit (px, pt) before it paints
 * and restores it afterwards. `Handle` is the type that the surface's `drawImage` takes.
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
  /** Closes open contours, as `fill` does. */
  clip(): void;
  fill(): void;
  /** Draws the whole picture into the rectangle; there is no source rectangle. */
  drawImage(handle: Handle, x: number, y: number, width: number, height: number): void;
}

/** Source of a surface's pictures. */
export interface Pictures<Handle> {
  /** The upright picture with its effect; null if it is not loaded, and then the painter omits it. */
  picture(ref: PictureRef): Handle | null;
  /** A black picture with the mask's alpha. Equal masks share one `alpha` array, so a surface can use that as the key of a cache. */
  shadow(mask: ShadowMask): Handle;
  /** Upper limit of a shadow's resolution, pixels per cm, for surfaces that show it small; by default the eye sees no pixels. */
  readonly shadowPxPerCm?: number;
}
