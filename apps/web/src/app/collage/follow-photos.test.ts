import {
  type Collage,
  type Command,
  cutSummary,
  type Design,
  type Fill,
  fit,
  generateDocument,
  newCollage,
  photoLayers,
} from '@muro/domain';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { photoNamed, rowDesign, PLAIN_TOOLS as tools } from '../../../test/row-collage.ts';
import type { LayoutMaker, LayoutWatch } from '../../files/layout-maker.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { placePhoto, shufflePhotos } from './arrange-actions.ts';
import { arrangeToFit, fitOffer, notifyUnplacedPhotos, placeAllPhotos, placeableCount } from './arrange-to-fit.ts';
import { swapSlots } from './editor-actions.ts';
import { cancelLayout, computeNewLayout, followPhotos, isFollowing } from './follow-photos.ts';
import { refitMoved } from './move-photos.ts';
import { startBetterLayoutOffers } from './offer-better-layout.ts';
import { setFavourite, toggleLock } from './preference-actions.ts';

/** The tests run without workers: layouts are computed on the page. */

const size = { width: 50, height: 40 };
const context = { size, material: 'POSTER', siblings: [] } as const;
const FIT: Design = {
  templateId: '100',
  childTemplateId: '10004',
  size,
  material: 'POSTER',
  generator: 'fit',
  document: generateDocument({ generator: fit, context, values: fit.defaults }),
};

let workspace: Workspace;
const work = () => workspace.work.getState();
const collage = () => openCollage(workspace) as Collage;
const places = () => photoLayers(pageOf(collage())).length;
const filled = () => Object.values(collage().fills).map(({ photoId }) => photoId);
const add = (ids: readonly string[]): Command => ({ type: 'add-photos', photos: ids.map(photoNamed) });

// Announcements are keys while no language is loaded.
beforeAll(() => useTextStore.setState(useTextStore.getInitialState(), true));
beforeEach(() => {
  workspace = createWorkspace();
  work().open(newCollage(FIT, tools), null, tools);
});

describe('a layout that follows the photos', () => {
  it('shares one undo step with the change that required it', async () => {
    const before = collage();
    work().dispatch(add(['a', 'b', 'c']), 'add 1');
    await followPhotos(workspace, ['a', 'b', 'c'], 'add 1');
    expect([places(), filled()]).toEqual([3, ['a', 'b', 'c']]);
    expect(workspace.view.store.getState().announcement).not.toBe('');
    work().undo();
    expect(collage()).toBe(before);
    work().redo();
    expect([places(), filled()]).toEqual([3, ['a', 'b', 'c']]);
  });

  it('is computed once for photos added one after another, and contains all of them', async () => {
    work().dispatch(add(['a', 'b']));
    const first = followPhotos(workspace, ['a', 'b']);
    work().dispatch(add(['c']));
    await Promise.all([first, followPhotos(workspace, ['c'])]);
    expect([places(), filled()]).toEqual([3, ['a', 'b', 'c']]);
  });

  it('reports progress if it takes long, and leaves the collage unchanged when cancelled', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { layouts } = workspace;
    let startedWatch: LayoutWatch | undefined;
    const layOut: LayoutMaker['layOut'] = (_, watch) =>
      new Promise((_resolve, reject) => {
        startedWatch = watch;
        watch?.signal.addEventListener('abort', () => reject(watch.signal.reason));
      });
    workspace = { ...workspace, layouts: { ...layouts, layOut } };
    work().dispatch(add(['a', 'b', 'c']));
    const before = collage();
    const laidOut = followPhotos(workspace, ['a', 'b', 'c']);
    const { store } = workspace.view;
    startedWatch?.onProgress(0.1);
    expect(store.getState().arranging).toBe(null);
    vi.advanceTimersByTime(400);
    startedWatch?.onProgress(0.4);
    expect(store.getState().arranging).toEqual({ count: 3, share: 0.4 });
    cancelLayout(workspace);
    await laidOut;
    expect([store.getState().arranging, collage()]).toEqual([null, before]);
    vi.useRealTimers();
  });

  it('is recomputed after changes made meanwhile', async () => {
    work().dispatch(add(['a', 'b', 'c']));
    const laidOut = followPhotos(workspace, ['a', 'b', 'c']);
    work().dispatch({ type: 'remove-photos', photoIds: ['b'] });
    await laidOut;
    expect([places(), filled()]).toEqual([2, ['a', 'c']]);
  });

  it('is discarded when the photos are removed or another collage is opened', async () => {
    const before = collage();
    work().dispatch(add(['a', 'b']));
    const undone = followPhotos(workspace, ['a', 'b']);
    work().undo();
    await undone;
    expect(collage()).toBe(before);
    work().dispatch(add(['a', 'b']));
    const stillFollowing = followPhotos(workspace, ['a', 'b']);
    work().open(newCollage(FIT, tools), null, tools);
    await stillFollowing;
    expect([places(), filled()]).toEqual([16, []]);
  });

  it('is not changed in other designs', async () => {
    work().open(newCollage(rowDesign(2), tools), null, tools);
    work().dispatch(add(['a', 'b', 'c']));
    const before = collage();
    expect(isFollowing(workspace)).toBe(false);
    await followPhotos(workspace, ['a', 'b', 'c']);
    expect(collage()).toBe(before);
  });
});

describe('a layout after photos were moved', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  /** Returns a panorama for 'a', squares for the others. */
  const photoOf = (id: string) => (id === 'a' ? { ...photoNamed(id), widthPx: 3000, heightPx: 1000 } : photoNamed(id));
  const begin = async () => {
    work().dispatch({ type: 'add-photos', photos: ids.map(photoOf) });
    await followPhotos(workspace, ids);
    return collage();
  };
  const slotOf = (id: string) => Object.entries(collage().fills).find(([, { photoId }]) => photoId === id)?.[0] as string;
  const maxCut = () => cutSummary(pageOf(collage()), collage())?.largestCut as number;
  const refitted = (before: Collage) => expect.poll(() => collage().design).not.toBe(before.design);

  it('has slots of matching shapes for two swapped photos, as one undo step', async () => {
    const before = await begin();
    swapSlots(workspace, slotOf('a'), slotOf('e'));
    await refitted(before);
    expect(maxCut()).toBeLessThan(0.05);
    expect(workspace.view.store.getState().announcement).toBe('saidSwapped');
    work().undo();
    expect(collage()).toBe(before);
  });

  it('has a slot of matching shape for a rotated photo, whose dialog stays open', async () => {
    const before = await begin();
    workspace.view.set({ editSlot: slotOf('a') });
    work().dispatch(
      { type: 'set-view', slot: slotOf('a'), view: { ...(collage().fills[slotOf('a')] as Fill).view, quarterTurn: 90 } },
      'turn 1',
    );
    refitMoved(workspace, 'turn 1');
    await refitted(before);
    expect(maxCut()).toBeLessThan(0.05);
    expect(workspace.view.store.getState().editSlot).toBe(slotOf('a'));
    work().undo();
    expect(collage()).toBe(before);
  });

  it('has slots of matching shapes for shuffled photos and for a replaced one', async () => {
    const before = await begin();
    shufflePhotos(workspace);
    await refitted(before);
    expect(maxCut()).toBeLessThan(0.05);
    const shuffled = collage();
    work().dispatch({ type: 'add-photos', photos: [{ ...photoNamed('tall'), widthPx: 1000, heightPx: 2500 }] });
    placePhoto(workspace, slotOf('c'), 'tall');
    await refitted(shuffled);
    expect([maxCut() < 0.05, slotOf('c')]).toEqual([true, undefined]);
  });

  it('stays while a slot is empty, and is recomputed on request', async () => {
    await begin();
    work().dispatch({ type: 'empty-slot', slot: slotOf('i') });
    const designWithGap = collage().design;
    swapSlots(workspace, slotOf('a'), slotOf('e'));
    expect([collage().design, fitOffer(collage())]).toEqual([designWithGap, 'close-gap']);
    arrangeToFit(workspace, 'close-gap');
    await expect.poll(() => places()).toBe(8);
    expect(fitOffer(collage())).toBe('anew');
  });
});

describe('the offer of a better layout', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const isOffered = () => workspace.view.store.getState().isBetterLayoutKnown;
  let stop = () => {};
  beforeEach(async () => {
    work().dispatch(add(ids));
    await followPhotos(workspace, ids);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const degradeLayout = (by: number) => {
    const { design } = collage();
    const cells = design.document.layout.cells.map((cell, index) =>
      cell.kind === 'photo' ? { ...cell, width: cell.width * (1 - index / by) } : cell,
    );
    work().dispatch({
      type: 'change-design',
      design: { ...design, document: { ...design.document, layout: { ...design.document.layout, cells } } },
      isSaved: false,
    });
  };
  /** Counts the requested layouts. */
  const countLayouts = () => {
    const layOut = vi.fn(workspace.layouts.layOut);
    workspace = { ...workspace, layouts: { ...workspace.layouts, layOut } };
    stop = startBetterLayoutOffers(workspace);
    return layOut;
  };

  it('appears once a layout has degraded, and disappears with the new layout and with undo', async () => {
    countLayouts();
    degradeLayout(20);
    vi.runAllTimers();
    await expect.poll(isOffered).toBe(true);
    await computeNewLayout(workspace);
    expect(isOffered()).toBe(false);
    work().undo();
    expect(isOffered()).toBe(false);
    vi.runAllTimers();
    await expect.poll(isOffered).toBe(true);
  });

  it('is computed once for consecutive changes, and cancelled by the next change', async () => {
    const layOut = countLayouts();
    degradeLayout(20);
    degradeLayout(21);
    work().dispatch({ type: 'set-effect', slot: 'img1', effect: 'sepia' });
    expect(layOut).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(layOut).toHaveBeenCalledOnce();
    degradeLayout(22);
    expect(layOut.mock.calls[0]?.[1]?.signal.aborted).toBe(true);
    await layOut.mock.results[0]?.value.catch(() => undefined);
    expect(isOffered()).toBe(false);
  });
});

describe('arranging to fit', () => {
  const begin = () => {
    work().open(newCollage(rowDesign(2), tools), null, tools);
    work().dispatch(add(['a', 'b', 'c', 'd']));
    work().dispatch({ type: 'place-photos', placements: { img1: 'd', img2: 'b' } });
    work().dispatch({ type: 'set-effect', slot: 'img1', effect: 'sepia' });
    return collage();
  };
  const effects = () => Object.fromEntries(Object.values(collage().fills).map(({ photoId, effect }) => [photoId, effect]));
  const laidOut = (generator: string) => expect.poll(() => collage().design.generator).toBe(generator);

  it('gives each placed photo a slot of its own shape, in any design, as one undo step', async () => {
    const before = begin();
    expect(fitOffer(before)).toBe('arrange');
    arrangeToFit(workspace, fitOffer(collage()));
    await laidOut('fit');
    expect([places(), effects(), fitOffer(collage())]).toEqual([2, { b: '', d: 'sepia' }, 'anew']);
    work().undo();
    expect(collage()).toBe(before);
  });

  it('places all photos, after which the layout follows them', async () => {
    begin();
    expect(placeableCount(workspace)).toBe(4);
    placeAllPhotos(workspace);
    await laidOut('fit');
    expect([places(), effects()]).toEqual([4, { a: '', b: '', c: '', d: 'sepia' }]);
    expect(isFollowing(workspace)).toBe(true);
    work().dispatch({ type: 'empty-slot', slot: 'img1' });
    expect(fitOffer(collage())).toBe('close-gap');
    arrangeToFit(workspace, 'close-gap');
    await expect.poll(() => places()).toBe(3);
  });

  it('reports waiting photos if the collage is full, and nothing while it has empty slots', () => {
    begin();
    notifyUnplacedPhotos(workspace);
    expect(workspace.view.store.getState().notice).toEqual({ key: 'photosWaiting', count: 2 });
    workspace.view.set({ notice: null });
    work().dispatch({ type: 'empty-slot', slot: 'img1' });
    notifyUnplacedPhotos(workspace);
    expect(workspace.view.store.getState().notice).toBeNull();
  });
});

describe('preferences for a photo', () => {
  it('a favourite and its layout are one undo step; a lock changes no layout', async () => {
    work().dispatch(add(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']));
    await followPhotos(workspace, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    const before = collage();
    setFavourite(workspace, 'img2', 4);
    await expect.poll(() => collage().design).not.toBe(before.design);
    const areas = photoLayers(pageOf(collage())).map(({ slot, frame }) => [frame.width * frame.height, slot] as const);
    expect(collage().fills[areas.sort(([a], [b]) => b - a)[0]?.[1] ?? '']).toMatchObject({ photoId: 'b', favour: 4 });
    work().undo();
    expect(collage()).toBe(before);
    toggleLock(workspace, 'img3');
    expect([collage().fills.img3?.isLocked, collage().design]).toEqual([true, before.design]);
    toggleLock(workspace, 'img3');
    expect(collage().fills).toEqual(before.fills);
  });
});
