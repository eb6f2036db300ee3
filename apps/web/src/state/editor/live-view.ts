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
import { collageOf, type WorkStoreApi } from '../collage/work-store.ts';
import type { Photos } from '../photos/photo-library.ts';
import { afterNextPaint } from '../window/after-next-paint.ts';

/** Keys and wheel steps closer together than this are one step of undo, ms. */
const REST_MS = 450;

/**
 * The view that a finger, a wheel or a key is changing right now. It changes many times a second and is painted
 * without rendering anything; it becomes one command when it rests.
 */
export interface LiveState {
  readonly live: { readonly slot: string; readonly view: PhotoView } | null;
}

interface Looked {
  readonly photo: Photo;
  readonly layer: PhotoLayer;
  readonly view: PhotoView;
}

/** The view of a slot's photo as it is seen now. */
export function viewNow({ live }: LiveState, slot: string, stored: PhotoView): PhotoView {
  return live?.slot === slot ? live.view : stored;
}

type Change = (slot: string, next: (looked: Looked) => PhotoView) => void;

/** Returns the changes of a photo in its slot that need nothing but the photo and its slot. */
const viewChanges = (change: Change) => ({
  /** Moves the photo in its slot by cm of the slot's own untilted frame. */
  move: (slot: string, by: Point): void => change(slot, ({ photo, layer, view }) => moveView(photo, layer, view, by)),
  /**
   * Zooms the photo in its slot. A pinch that would print below 25 dpi is refused. [CROP-09]
   *
   * @param cropFactor  factor on the crop: 0.95 larger, 1.05 smaller [PEDIT-07]
   * @param at          the point that stays, fractions 0–1 of the slot; the middle of its front if left out
   */
  zoom: (slot: string, cropFactor: number, at?: Point): void =>
    change(slot, ({ photo, layer, view }) => zoomedView(photo, layer, view, { cropFactor, at })),
  /** Swaps left and right of the photo in its slot. */
  mirror: (slot: string): void => change(slot, ({ view }) => mirrorView(view)),
  /** Sets the photo in its slot straight: degrees clockwise beside its quarter turns. */
  straighten: (slot: string, angleDeg: number): void =>
    change(slot, ({ photo, layer, view }) => clampView(photo, layer, straightenView(view, angleDeg))),
});

export type LiveView = ReturnType<typeof createLiveView>;

export function createLiveView(work: WorkStoreApi, photos: Photos) {
  const store = createStore<LiveState>()(() => ({ live: null }));
  const rest = createRest(() => commit());

  /**
   * Makes what was changed one step of the work; the canvas shows the page again in a later frame, when it has it.
   *
   * @param joinKey  of the step that the change belongs to
   */
  function commit(joinKey?: string): void {
    rest.end();
    const { live } = store.getState();
    if (!live) return;
    const before = collageOf(work.getState());
    if (before?.fills[live.slot]) work.getState().dispatch({ type: 'set-view', slot: live.slot, view: live.view }, joinKey);
    const end = () => store.setState((now) => (now.live === live ? { live: null } : now));
    if (collageOf(work.getState()) === before) end();
    else afterNextPaint(end);
  }

  function change(slot: string, next: (looked: Looked) => PhotoView): void {
    const { live } = store.getState();
    if (live && live.slot !== slot) commit();
    const looked = lookAt(collageOf(work.getState()), slot);
    if (!looked || !canEdit(photos.entryOf(looked.photo.id))) return;
    const view = viewNow({ live }, slot, looked.view);
    store.setState({ live: { slot, view: next({ ...looked, view }) } });
  }

  return {
    store,
    /** The same, as the canvas wants it. */
    source: { get: () => store.getState().live, subscribe: (listener: () => void) => store.subscribe(listener) },
    ...viewChanges(change),
    /** Turns the photo in its slot by 90° clockwise; only a loaded photo turns. [CROP-02] [PSTATE-10] */
    turn: (slot: string): void => {
      change(slot, ({ view }) => turnView(view));
      // A whole photo that is turned lies elsewhere: beside it the page has to come anew.
      if (store.getState().live?.view.isUncut) commit();
    },
    commit,
    /** The same, once nothing changes any more. */
    commitSoon: rest.begin,
    cancel: (): void => {
      rest.end();
      store.setState({ live: null });
    },
  };
}

/** The photo of a slot as the collage has it; undefined for none. */
function lookAt(collage: Collage | null, slot: string): Looked | undefined {
  const fill = collage?.fills[slot];
  const photo = collage?.photos.find(({ id }) => id === fill?.photoId);
  const layer = collage && photoLayerNamed(pageOf(collage), slot);
  return fill && photo && layer ? { photo, layer, view: fill.view } : undefined;
}

/** One timer for a whole row of keys: to set it anew with each of them takes longer than to look at the clock. */
function createRest(job: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchedMs = 0;
  const look = (): void => {
    const leftMs = touchedMs + REST_MS - performance.now();
    if (leftMs > 0) timer = setTimeout(look, leftMs);
    else job();
  };
  return {
    begin: (): void => {
      touchedMs = performance.now();
      timer ??= setTimeout(look, REST_MS);
    },
    end: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
