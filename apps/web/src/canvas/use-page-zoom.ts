import type { SizeCm } from '@muro/domain';
import { useEffect, useState } from 'react';
import type { Gesture } from '../flow/slots/pointer-gesture.ts';
import { insideWindow, type PageZoom, panPage, WHOLE_PAGE, type WindowPx, zoomPage } from './page-zoom.ts';
import type { ElementSize } from './use-element-size.ts';

/** Debounce: after this time without zooming the page is painted sharp. */
const SETTLE_MS = 180;

/**
 * Zoom and pan of the page in its window. During a gesture only the element is transformed; once it rests, `settled` is the same object
 * as `view` and the canvas is painted at its new size.
 */
export function usePageZoom({
  size,
  viewSize,
  fit,
}: {
  readonly size: ElementSize | null;
  readonly viewSize: SizeCm;
  readonly fit: number | null;
}) {
  const [view, setView] = useState(WHOLE_PAGE);
  const [settled, setSettled] = useState(WHOLE_PAGE);
  const pageWidthPx = viewSize.width * (fit ?? 0);
  const pageHeightPx = viewSize.height * (fit ?? 0);
  const frame: WindowPx | null = size && fit !== null ? { ...size, pageWidthPx, pageHeightPx } : null;

  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(view), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [view]);
  useEffect(() => {
    setView((current) => (size && pageWidthPx ? changed(current, insideWindow(current, { ...size, pageWidthPx, pageHeightPx })) : current));
  }, [size, pageWidthPx, pageHeightPx]);

  const zoomBy = (factor: number): void => {
    if (frame) setView((current) => zoomPage(current, frame, factor, { xPx: 0, yPx: 0 }));
  };
  const pinch = (gesture: Gesture, stage: HTMLElement | null): void => {
    if (gesture.type !== 'pinch' || !frame) return;
    setView((current) =>
      zoomPage(panPage(current, frame, gesture.dxPx, gesture.dyPx), frame, gesture.scale, fromCentre(stage, frame, gesture)),
    );
  };
  return { window: frame, view, settled, zoomBy, pinch, reset: () => setView(WHOLE_PAGE) };
}

/** Returns `next`, or the known object if both are equal (keeps the identity for React). */
function changed(former: PageZoom, next: PageZoom): PageZoom {
  return former.zoom === next.zoom && former.xPx === next.xPx && former.yPx === next.yPx ? former : next;
}

function fromCentre(stage: HTMLElement | null, { heightPx }: WindowPx, { xPx, yPx }: { readonly xPx: number; readonly yPx: number }) {
  const box = stage?.getBoundingClientRect();
  return box ? { xPx: xPx - box.left - box.width / 2, yPx: yPx - box.top - heightPx / 2 } : { xPx: 0, yPx: 0 };
}
