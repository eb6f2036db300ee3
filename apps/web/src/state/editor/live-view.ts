import {
  type Collage,
  clampView,
  mirrorView,
  moveView,
  type Photo,
  type PhotoLayer,
  type PhotoView,
  type Point,
  photoLayerNamed,
  straightenView,
  turnView,
  zoomedView,
} from '@muro/domain';
import { createStore } from 'zustand';
import { canEdit } from '../../flow/photos/photo-entry.ts';
import { pageOf } from '../collage/open-page.ts';
import { collageOf } from '../collage/work.ts';
import type { WorkStoreApi } from '../collage/work-store.ts';
import type { Photos } from '../photos/photo-library.ts';
import { afterNextPaint } from '../window/after-next-paint.ts';

/** Key presses and wheel steps closer together than this form one undo step, ms. */
const COMMIT_DELAY_MS = 450;

/**
 * The view that is being changed by a pointer, a wheel or a key. It changes many times per second and is painted without rendering
 * components; it becomes one command when it rests.
 */
export interface LiveState {
  readonly live: { readonly slot: string; readonly view: PhotoView } | null;
}

interface ViewedPhoto {
  readonly photo: Photo;
  readonly layer: PhotoLayer;
  readonly view: PhotoView;
}

/** Returns the current view of a slot's photo, including a change in progress. */
export function viewNow({ live }: LiveState, slot: string, stored: PhotoView): PhotoView {
  return live?.slot === slot ? live.view : stored;
}

type Change = (slot: string, next: (viewed: ViewedPhoto) => PhotoView) => void;

/** Returns the view changes that need only the photo and its slot. */
const viewChanges = (change: Change) => ({
  /** Moves the photo in its slot by cm of the slot's own untilted frame. */
  move: (slot: string, by: Point): void => change(slot, ({ photo, layer, view }) => moveView(photo, layer, view, by)),
  /**
   * Zooms the photo in its slot. A pinch that would print below 25 dpi is refused. [CROP-09]
   *
   * @param cropFactor  factor on the crop: 0.95 larger, 1.05 smaller [PEDIT-07]
   * @param point          fixed point, fractions 0–1 of the slot; the middle of its front if left out
   */
  zoom: (slot: string, cropFactor: number, point?: Point): void =>
    change(slot, ({ photo, layer, view }) => zoomedView(photo, layer, view, { cropFactor, at: point })),
  /** Mirrors the photo in its slot horizontally. */
  mirror: (slot: string): void => change(slot, ({ view }) => mirrorView(view)),
  /** Straightens the photo in its slot: degrees clockwise, in addition to its quarter turns. */
  straighten: (slot: string, angleDeg: number): void =>
    change(slot, ({ photo, layer, view }) => clampView(photo, layer, straightenView(view, angleDeg))),
});

export type LiveView = ReturnType<typeof createLiveView>;

export function createLiveView(work: WorkStoreApi, photos: Photos) {
  const store = createStore<LiveState>()(() => ({ live: null }));
  const debounce = createDebounce(() => commit());

  /**
   * Commits the change as one undo step; the live view ends in a later frame, when the canvas has painted the page.
   *
   * @param joinKey  key of the undo step to join
   */
  function commit(joinKey?: string): void {
    debounce.end();
    const { live } = store.getState();
    if (!live) return;
    const before = collageOf(work.getState());
    if (before?.fills[live.slot]) work.getState().dispatch({ type: 'set-view', slot: live.slot, view: live.view }, joinKey);
    const end = () => store.setState((now) => (now.live === live ? { live: null } : now));
    if (collageOf(work.getState()) === before) end();
    else afterNextPaint(end);
  }

  function change(slot: string, next: (viewed: ViewedPhoto) => PhotoView): void {
    const { live } = store.getState();
    if (live && live.slot !== slot) commit();
    const viewed = viewedPhoto(collageOf(work.getState()), slot);
    if (!viewed || !canEdit(photos.entryOf(viewed.photo.id))) return;
    const view = viewNow({ live }, slot, viewed.view);
    store.setState({ live: { slot, view: next({ ...viewed, view }) } });
  }

  return {
    store,
    /** The live view in the form that the canvas expects. */
    source: { get: () => store.getState().live, subscribe: (listener: () => void) => store.subscribe(listener) },
    ...viewChanges(change),
    /** Rotates the photo in its slot by 90° clockwise; only a loaded photo can be rotated. [CROP-02] [PSTATE-10] */
    turn: (slot: string): void => {
      change(slot, ({ view }) => turnView(view));
      // An uncropped photo changes its place when rotated, so the page around it has to be repainted.
      if (store.getState().live?.view.isUncut) commit();
    },
    commit,
    /** Commits after a pause without changes (debounce). */
    commitSoon: debounce.begin,
    cancel: (): void => {
      debounce.end();
      store.setState({ live: null });
    },
  };
}

/** Returns the photo of a slot in the collage; undefined if the slot is empty. */
function viewedPhoto(collage: Collage | null, slot: string): ViewedPhoto | undefined {
  const fill = collage?.fills[slot];
  const photo = collage?.photos.find(({ id }) => id === fill?.photoId);
  const layer = collage && photoLayerNamed(pageOf(collage), slot);
  return fill && photo && layer ? { photo, layer, view: fill.view } : undefined;
}

/** Debounces with one timer for a whole series of keys: restarting a timer on each key costs more than reading the clock. */
function createDebounce(job: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchedMs = 0;
  const poll = (): void => {
    const leftMs = touchedMs + COMMIT_DELAY_MS - performance.now();
    if (leftMs > 0) timer = setTimeout(poll, leftMs);
    else job();
  };
  return {
    begin: (): void => {
      touchedMs = performance.now();
      timer ??= setTimeout(poll, COMMIT_DELAY_MS);
    },
    end: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
