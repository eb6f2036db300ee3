import { createMovingLayer } from '../controls/moving-layer.ts';
import type { DeviceRect } from './dirty-rect.ts';
import type { Surface } from './double-buffer.ts';

/**
 * The small overlay canvas above the page that shows the one slot that is changing. It always exists and is empty while nothing
 * changes: showing and hiding it would trigger layout and layer ordering at the start of every drag.
 */
export interface OverlayCanvas {
  readonly surface: Surface;
  /** Places its top left corner over that of an area of the page, pixel on pixel at any zoom; it is at least as large as the area. */
  placeOver(area: DeviceRect, page: PageSize): void;
  clear(): void;
  release(): void;
}

interface PageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The overlay may be this much larger than the area: slots of similar size share one canvas size, so moving the next one needs no layout.
 */
const SPARE_PX = 64;

export function createOverlayCanvas(canvas: HTMLCanvasElement): OverlayCanvas {
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('The browser gives no drawing surface');
  const layer = createMovingLayer(canvas, 'none');
  let currentArea: DeviceRect | null = null;
  let currentPage: PageSize | null = null;
  let isEmpty = true;
  const clear = (): void => {
    if (!isEmpty) surface.clearRect(0, 0, canvas.width, canvas.height);
    isEmpty = true;
  };
  const resizeFor = (area: DeviceRect, page: PageSize): void => {
    const isFitting = isLargeEnough(canvas.width, area.widthPx) && isLargeEnough(canvas.height, area.heightPx);
    if (!isFitting) {
      canvas.width = area.widthPx + SPARE_PX / 2;
      canvas.height = area.heightPx + SPARE_PX / 2;
    }
    if (isFitting && currentPage && isSameSize(currentPage, page)) return;
    currentPage = { widthPx: page.widthPx, heightPx: page.heightPx };
    canvas.style.width = `${(100 * canvas.width) / page.widthPx}%`;
    canvas.style.height = `${(100 * canvas.height) / page.heightPx}%`;
  };
  return {
    surface,
    placeOver: (area, page) => {
      const isInPlace = currentArea && currentPage && isSamePlace(currentArea, area) && isSameSize(currentPage, page);
      if (!isInPlace) {
        clear();
        resizeFor(area, page);
        layer.moveTo(`translate(${(100 * area.xPx) / canvas.width}%, ${(100 * area.yPx) / canvas.height}%)`);
      }
      currentArea = area;
      isEmpty = false;
    },
    clear,
    release: layer.release,
  };
}

function isSamePlace(a: DeviceRect, b: DeviceRect): boolean {
  return a.xPx === b.xPx && a.yPx === b.yPx && isSameSize(a, b);
}

function isSameSize(a: PageSize, b: PageSize): boolean {
  return a.widthPx === b.widthPx && a.heightPx === b.heightPx;
}

function isLargeEnough(sidePx: number, neededPx: number): boolean {
  return sidePx >= neededPx && sidePx <= neededPx + SPARE_PX;
}
