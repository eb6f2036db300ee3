import { createMovingLayer } from '../controls/moving-layer.ts';
import type { DeviceRect } from './dirty-rect.ts';

/**
 * The small canvas over the page that shows the one slot that is changing. It is always there and empty while nothing
 * changes: to show and hide it would have the page laid out and its layers ordered anew at the start of every drag.
 */
export interface OverlayCanvas {
  /** Lays its top left corner over that of an area of the page, pixel on pixel, whatever the zoom; it is at least as large. */
  placeOver(area: DeviceRect, page: PageSize): void;
  clear(): void;
  release(): void;
}

interface PageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** It may be this much larger than what it shows: slots of about one size share its size, and nothing is laid out for the next one. */
const SPARE_PX = 64;

export function createOverlayCanvas(canvas: HTMLCanvasElement): OverlayCanvas {
  const layer = createMovingLayer(canvas, 'none');
  let placed = '';
  let sized = '';
  let isEmpty = true;
  const clear = (): void => {
    if (!isEmpty) canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    isEmpty = true;
  };
  const giveSize = (area: DeviceRect, page: PageSize): void => {
    if (!isRoomy(canvas.width, area.widthPx) || !isRoomy(canvas.height, area.heightPx)) {
      canvas.width = area.widthPx + SPARE_PX / 2;
      canvas.height = area.heightPx + SPARE_PX / 2;
    }
    const size = [canvas.width, canvas.height, page.widthPx, page.heightPx].join();
    if (size === sized) return;
    sized = size;
    canvas.style.width = `${(100 * canvas.width) / page.widthPx}%`;
    canvas.style.height = `${(100 * canvas.height) / page.heightPx}%`;
  };
  return {
    placeOver: (area, page) => {
      const place = [area.xPx, area.yPx, area.widthPx, area.heightPx, page.widthPx, page.heightPx].join();
      if (place !== placed) {
        clear();
        giveSize(area, page);
        layer.moveTo(`translate(${(100 * area.xPx) / canvas.width}%, ${(100 * area.yPx) / canvas.height}%)`);
      }
      placed = place;
      isEmpty = false;
    },
    clear,
    release: layer.release,
  };
}

function isRoomy(sidePx: number, neededPx: number): boolean {
  return sidePx >= neededPx && sidePx <= neededPx + SPARE_PX;
}
