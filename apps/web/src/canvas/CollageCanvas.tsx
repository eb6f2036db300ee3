import { type Collage, hitTest, type Layer, type Page, type Point, type Rect, shownRect, type TextShaper } from '@muro/domain';
import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useGestures } from '../controls/use-gestures.ts';
import { useWheel } from '../controls/use-wheel.ts';
import { fitPxPerCm } from '../flow/slots/percent-box.ts';
import type { Gesture } from '../flow/slots/pointer-gesture.ts';
import styles from './CollageCanvas.module.css';
import { devicePxPerCm } from './device-scale.ts';
import type { CollageRenderer } from './renderer.ts';
import type { PictureSource } from './scene.ts';
import { sheetMove, sheetPlace } from './sheet-place.ts';
import { type ElementSize, useElementSize } from './use-element-size.ts';
import { type Box, useFrozenBox } from './use-frozen-box.ts';
import { useMovingSheet } from './use-moving-sheet.ts';
import { usePageZoom } from './use-page-zoom.ts';
import { type LiveSource, useRenderer } from './use-renderer.ts';

/** Hit-test result: the point on the page and the topmost layer at it. */
export interface PageHit {
  readonly point: Point;
  readonly layer: Layer | null;
  /** Current scale, CSS px per cm. */
  readonly pxPerCm: number;
}

/** Runs a hit test for a point in window coordinates (like `clientX`). */
export type HitAt = (xPx: number, yPx: number) => PageHit;

/** Access to the page's canvas while it is on the screen. */
export interface PageView {
  readonly canvas: HTMLCanvasElement;
  /** True while photos of the page are still loading. */
  isWaiting(): boolean;
}

export interface PageZoomControls {
  readonly zoom: number;
  readonly zoomBy: (factor: number) => void;
  readonly reset: () => void;
}

export interface CollageCanvasProps {
  readonly page: Page;
  readonly collage: Collage;
  readonly shaper: TextShaper | null;
  readonly live: LiveSource;
  /** The visible part of the page, cm; all that the product shows by default. */
  readonly viewRect?: Rect;
  readonly pictures: PictureSource;
  /** 'page': pinch and wheel zoom the page in its window. 'photo': pinch and wheel go to `onGesture`, for the photo in the page. */
  readonly zooms: 'page' | 'photo';
  /** Width of bare wall around the page, CSS px on each side; null uses a share of the window. */
  readonly marginPx: number | null;
  /** Height at the foot of the window that stays free for its controls, CSS px; the page may lie under them while it is zoomed. */
  readonly footPx?: number;
  /** Called for gestures that the page's own zoom does not handle. `hitAt` runs a hit test for any point of the window. */
  readonly onGesture: (gesture: Gesture, hitAt: HitAt) => void;
  readonly hitRef?: RefObject<HitAt | null>;
  /** Gives access to the canvas, for callers that take a picture of it; set while the page is shown. */
  readonly viewRef?: RefObject<PageView | null>;
  /** Called with the new scale (CSS px per cm) when it changes. */
  readonly onScale?: (pxPerCm: number) => void;
  /** Elements over the page, positioned in percent of its visible part. */
  readonly children: ReactNode;
  /** The elements behind the page, positioned with it, and the outline of the page (CSS); both for a scale in CSS px per cm. */
  readonly surround?: { readonly behind: (pxPerCm: number) => ReactNode; readonly outline: (pxPerCm: number) => string };
  /** Zoom controls beside the page. */
  readonly controls?: ComponentType<PageZoomControls>;
}

/** Shows the collage on its wall. The only component that paints. */
export function CollageCanvas(props: CollageCanvasProps) {
  const { page, collage, shaper, live, pictures, zooms, onGesture, onScale, hitRef, viewRef, surround, controls: Controls } = props;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const size = useRoom(stage, props.footPx ?? 0);
  const viewRect = useMemo(() => props.viewRect ?? shownRect(page), [page, props.viewRect]);
  const fit = size && fitPxPerCm(viewRect, besideWall(size.widthPx, props.marginPx), besideWall(size.heightPx, props.marginPx));
  const { window: wall, view, settled, zoomBy, reset, pinch } = usePageZoom({ size, viewSize: viewRect, fit });
  useMovingSheet(sheet, view === settled ? null : sheetMove(settled, view));

  const pxPerCm = fit === null ? null : devicePxPerCm(viewRect, fit * settled.zoom, window.devicePixelRatio);
  const scene = useMemo(
    () => (pxPerCm === null ? null : { page, collage, shaper, viewRect, pxPerCm }),
    [page, collage, shaper, viewRect, pxPerCm],
  );
  const renderer = useRenderer(base, overlay, { scene, live, pictures });
  useEffect(() => {
    if (fit !== null) onScale?.(fit * settled.zoom);
  }, [fit, settled.zoom, onScale]);

  const box = useFrozenBox(sheet);
  const hitAt = useCallback((xPx: number, yPx: number) => hitIn(page, viewRect, box.get(), { xPx, yPx }), [page, viewRect, box]);
  useImperativeHandle(hitRef, () => hitAt, [hitAt]);
  useImperativeHandle(viewRef, () => viewOf(base.current as HTMLCanvasElement, renderer), [renderer]);
  const onInput = (gesture: Gesture): void => {
    if (gesture.type === 'move-start') box.freeze();
    else if (gesture.type !== 'move') box.release();
    if (zooms === 'page' && gesture.type.startsWith('pinch')) pinch(gesture, stage.current);
    else onGesture(gesture, hitAt);
  };
  useGestures(stage, { singleFinger: zooms === 'page' ? 'patient' : 'quick' }, onInput);
  useWheel(stage, zooms === 'photo', onInput);

  const place = wall ? sheetPlace(settled, wall, window.devicePixelRatio) : null;
  const shownPxPerCm = place ? place.width / viewRect.width : 0;
  return (
    <div ref={stage} className={styles.stage}>
      {surround && place && (
        <div className={styles.behind} style={place} aria-hidden="true">
          {surround.behind(shownPxPerCm)}
        </div>
      )}
      <div
        ref={sheet}
        className={styles.sheet}
        data-hung={zooms === 'page' || undefined}
        style={{ ...place, ...(surround && { clipPath: surround.outline(shownPxPerCm) }) }}
        hidden={place === null}
      >
        <canvas ref={base} className={styles.base} />
        <canvas ref={overlay} className={styles.overlay} />
        {props.children}
      </div>
      {Controls && <Controls zoom={view.zoom} zoomBy={zoomBy} reset={reset} />}
    </div>
  );
}

function hitIn(page: Page, viewRect: Rect, box: Box | undefined, { xPx, yPx }: { readonly xPx: number; readonly yPx: number }): PageHit {
  if (!box || box.right === box.left) return { point: { x: 0, y: 0 }, layer: null, pxPerCm: 1 };
  const pxPerCm = (box.right - box.left) / viewRect.width;
  const point = { x: viewRect.x + (xPx - box.left) / pxPerCm, y: viewRect.y + (yPx - box.top) / pxPerCm };
  const isOnPage = xPx >= box.left && xPx <= box.right && yPx >= box.top && yPx <= box.bottom;
  return {
    point,
    pxPerCm,
    // Computed on access: a photo that moves inside its slot needs no hit test.
    get layer() {
      return isOnPage ? hitTest(page, point) : null;
    },
  };
}

/** Returns the part of the window that is left for the page. */
function useRoom(stage: RefObject<HTMLDivElement | null>, footPx: number): ElementSize | null {
  const size = useElementSize(stage);
  return useMemo(() => size && { widthPx: size.widthPx, heightPx: Math.max(1, size.heightPx - footPx) }, [size, footPx]);
}

function viewOf(canvas: HTMLCanvasElement, renderer: RefObject<CollageRenderer | null>): PageView {
  return { canvas, isWaiting: () => renderer.current?.isWaiting() ?? true };
}

/** Returns the length of a window side that is left for the page, px, without the bare wall at both ends. */
function besideWall(sidePx: number, marginPx: number | null): number {
  return sidePx - 2 * (marginPx ?? Math.max(12, Math.min(48, sidePx * 0.045)));
}
