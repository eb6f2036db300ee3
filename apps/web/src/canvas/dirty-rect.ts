import type { Rect } from '@muro/domain';
import type { Scene } from './scene.ts';

/** A rectangle of the canvas, whole device pixels. */
export interface DeviceRect {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns the device pixels that a rectangle of the page touches, clipped to the canvas. */
export function deviceRect(rect: Rect, { viewRect, pxPerCm }: Pick<Scene, 'viewRect' | 'pxPerCm'>): DeviceRect {
  const canvasSize = { widthPx: Math.round(viewRect.width * pxPerCm), heightPx: Math.round(viewRect.height * pxPerCm) };
  const left = Math.max(0, Math.floor((rect.x - viewRect.x) * pxPerCm) - 1);
  const top = Math.max(0, Math.floor((rect.y - viewRect.y) * pxPerCm) - 1);
  const right = Math.min(canvasSize.widthPx, Math.ceil((rect.x + rect.width - viewRect.x) * pxPerCm) + 1);
  const bottom = Math.min(canvasSize.heightPx, Math.ceil((rect.y + rect.height - viewRect.y) * pxPerCm) + 1);
  return { xPx: left, yPx: top, widthPx: Math.max(0, right - left), heightPx: Math.max(0, bottom - top) };
}

/** Returns the part of the page that a rectangle of device pixels covers, cm. */
export function pageRect({ xPx, yPx, widthPx, heightPx }: DeviceRect, { viewRect, pxPerCm }: Pick<Scene, 'viewRect' | 'pxPerCm'>): Rect {
  return { x: viewRect.x + xPx / pxPerCm, y: viewRect.y + yPx / pxPerCm, width: widthPx / pxPerCm, height: heightPx / pxPerCm };
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
