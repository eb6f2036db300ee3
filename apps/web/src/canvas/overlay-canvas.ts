import { createMovingLayer } from '../controls/moving-layer.ts';
import type { DeviceRect } from './dirty-rect.ts';

/**
 * The small canvas over the page that shows the one slot that is changing. It is always there and empty while nothing
 * changes: to show and hide it would have the page laid out and its layers ordered anew at the start of every drag.
 */
export interface OverlayCanvas {
  /** Lays it over one area of the page, pixel on pixel, whatever the zoom. */
  placeOver(area: DeviceRect, page: { readonly widthPx: number; readonly heightPx: number }): void;
  clear(): void;
  release(): void;
}

export function createOverlayCanvas(canvas: HTMLCanvasElement): OverlayCanvas {
  const layer = createMovingLayer(canvas, 'none');
  let placed = '';
  let isEmpty = true;
  const clear = (): void => {
    if (!isEmpty) canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    isEmpty = true;
  };
  return {
    placeOver: (area, page) => {
      isEmpty = false;
      const place = [area.xPx, area.yPx, area.widthPx, area.heightPx, page.widthPx, page.heightPx].join();
      if (place === placed) return;
      placed = place;
      giveSize(canvas, area);
      canvas.style.width = `${(100 * area.widthPx) / page.widthPx}%`;
      canvas.style.height = `${(100 * area.heightPx) / page.heightPx}%`;
      layer.moveTo(`translate(${(100 * area.xPx) / canvas.width}%, ${(100 * area.yPx) / canvas.height}%)`);
    },
    clear,
    release: layer.release,
  };
}

function giveSize(canvas: HTMLCanvasElement, { widthPx, heightPx }: DeviceRect): void {
  if (canvas.width === Math.max(1, widthPx) && canvas.height === Math.max(1, heightPx)) return;
  canvas.width = Math.max(1, widthPx);
  canvas.height = Math.max(1, heightPx);
}
