import {
  cropOf,
  isPinchAllowed,
  moveView,
  type PhotoLayer,
  type PhotoView,
  type Point,
  photoLayerNamed,
  printDpi,
  turnView,
  zoomView,
} from '@muro/domain';
import { create } from 'zustand';
import { canEdit } from '../../flow/photos/photo-entry.ts';
import { inLaterFrame } from '../later-frame.ts';
import { entryOf } from '../photos/photo-library.ts';
import { pageOf } from './open-page.ts';
import { collageOf, useWork } from './work-store.ts';

/** Keys and wheel steps closer together than this are one step of undo, ms. */
const REST_MS = 450;

/**
 * The view that a finger, a wheel or a key is changing right now. It changes many times a second and is painted
 * without rendering anything; it becomes one command when it rests.
 */
interface LiveStore {
  readonly live: { readonly slot: string; readonly view: PhotoView } | null;
}

export const useLiveView = create<LiveStore>()(() => ({ live: null }));

/** The same, as the canvas wants it. */
export const liveSource = {
  get: () => useLiveView.getState().live,
  subscribe: (listener: () => void) => useLiveView.subscribe(listener),
};

let restTimer: ReturnType<typeof setTimeout> | undefined;
let touchedMs = 0;

/** Moves the photo in its slot by cm of the slot's own untilted frame. */
export function movePhoto(slot: string, by: Point): void {
  change(slot, ({ photo, layer, view }) => moveView(photo, layer.frame, view, by));
}

/**
 * Zooms the photo in its slot. A pinch that would print below 25 dpi is refused. [CROP-09]
 *
 * @param cropFactor  factor on the crop: 0.95 larger, 1.05 smaller [PEDIT-07]
 * @param at          the point that stays, fractions 0–1 of the slot
 */
export function zoomPhoto(slot: string, cropFactor: number, at: Point = { x: 0.5, y: 0.5 }): void {
  change(slot, ({ photo, layer, view }) => {
    const next = zoomView(photo, layer.frame, view, cropFactor, at);
    const dpi = printDpi(photo, cropOf(photo, layer.frame, next), layer.frame, next.quarterTurn);
    return cropFactor >= 1 || isPinchAllowed(dpi) ? next : view;
  });
}

/** Turns the photo in its slot by 90° clockwise; only a loaded photo turns. [CROP-02] [PSTATE-10] */
export function turnPhoto(slot: string): void {
  change(slot, ({ view }) => turnView(view));
}

/** Makes what was changed one step of the work; the canvas shows the page again in a later frame, when it has it. */
export function commitLive(): void {
  endRest();
  const { live } = useLiveView.getState();
  if (!live) return;
  const before = collageOf(useWork.getState());
  if (before?.fills[live.slot]) useWork.getState().dispatch({ type: 'set-view', slot: live.slot, view: live.view });
  const end = (): void => {
    if (useLiveView.getState().live === live) useLiveView.setState({ live: null });
  };
  if (collageOf(useWork.getState()) === before) end();
  else inLaterFrame(end);
}

/** The same, once nothing changes any more. */
export function commitLiveSoon(): void {
  touchedMs = performance.now();
  restTimer ??= setTimeout(commitRested, REST_MS);
}

/** One timer for a whole row of keys: to set it anew with each of them takes longer than to look at the clock. */
function commitRested(): void {
  const leftMs = touchedMs + REST_MS - performance.now();
  if (leftMs > 0) restTimer = setTimeout(commitRested, leftMs);
  else commitLive();
}

function endRest(): void {
  clearTimeout(restTimer);
  restTimer = undefined;
}

export function cancelLive(): void {
  endRest();
  useLiveView.setState({ live: null });
}

interface Looked {
  readonly photo: { readonly widthPx: number; readonly heightPx: number };
  readonly layer: PhotoLayer;
  readonly view: PhotoView;
}

function change(slot: string, next: (looked: Looked) => PhotoView): void {
  const { live } = useLiveView.getState();
  if (live && live.slot !== slot) commitLive();
  const collage = collageOf(useWork.getState());
  const fill = collage?.fills[slot];
  const photo = collage?.photos.find(({ id }) => id === fill?.photoId);
  const layer = collage && photoLayerNamed(pageOf(collage), slot);
  if (!fill || !photo || !layer || !canEdit(entryOf(fill.photoId))) return;
  const view = live?.slot === slot ? live.view : fill.view;
  useLiveView.setState({ live: { slot, view: next({ photo, layer, view }) } });
}
