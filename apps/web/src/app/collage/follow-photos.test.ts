import { type Collage, type Command, type Design, fit, generateDocument, newCollage, photoLayers } from '@muro/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { photoNamed, rowDesign, PLAIN_TOOLS as tools } from '../../../test/row-collage.ts';
import type { LayoutMaker, LayoutWatch } from '../../files/layout-maker.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { arrangeToFit, fitOffer, makeRoomForAll, roomForAll, tellWaiting } from './arrange-to-fit.ts';
import { followPhotos, giveUpLayout, isFollowing } from './follow-photos.ts';
import { favour, toggleLock } from './wish-actions.ts';

/** No worker starts here, so the page itself makes the layouts. */

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

beforeEach(() => {
  workspace = createWorkspace();
  work().open(newCollage(FIT, tools), null, tools);
});

describe('a layout that follows the photos', () => {
  it('is one step with what made it necessary', async () => {
    const before = collage();
    work().dispatch(add(['a', 'b', 'c']), 'add 1');
    await followPhotos(workspace, ['a', 'b', 'c'], 'add 1');
    expect([places(), filled()]).toEqual([3, ['a', 'b', 'c']]);
    expect(workspace.view.store.getState().said).not.toBe('');
    work().undo();
    expect(collage()).toBe(before);
    work().redo();
    expect([places(), filled()]).toEqual([3, ['a', 'b', 'c']]);
  });

  it('is made once for photos that come one after the other, and has all of them', async () => {
    work().dispatch(add(['a', 'b']));
    const first = followPhotos(workspace, ['a', 'b']);
    work().dispatch(add(['c']));
    await Promise.all([first, followPhotos(workspace, ['c'])]);
    expect([places(), filled()]).toEqual([3, ['a', 'b', 'c']]);
  });

  it('says how far it is when it takes long, and leaves all as it was when it is given up', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { layouts } = workspace;
    let asked: LayoutWatch | undefined;
    const layOut: LayoutMaker['layOut'] = (_, watch) =>
      new Promise((_resolve, reject) => {
        asked = watch;
        watch?.signal.addEventListener('abort', () => reject(watch.signal.reason));
      });
    workspace = { ...workspace, layouts: { ...layouts, layOut } };
    work().dispatch(add(['a', 'b', 'c']));
    const before = collage();
    const laidOut = followPhotos(workspace, ['a', 'b', 'c']);
    const { store } = workspace.view;
    asked?.onProgress(0.1);
    expect(store.getState().arranging).toBe(null);
    vi.advanceTimersByTime(400);
    asked?.onProgress(0.4);
    expect(store.getState().arranging).toEqual({ count: 3, share: 0.4 });
    giveUpLayout(workspace);
    await laidOut;
    expect([store.getState().arranging, collage()]).toEqual([null, before]);
    vi.useRealTimers();
  });

  it('is made anew for what was done meanwhile', async () => {
    work().dispatch(add(['a', 'b', 'c']));
    const laidOut = followPhotos(workspace, ['a', 'b', 'c']);
    work().dispatch({ type: 'remove-photos', photoIds: ['b'] });
    await laidOut;
    expect([places(), filled()]).toEqual([2, ['a', 'c']]);
  });

  it('comes to nothing when the photos are taken back, or another collage is opened', async () => {
    const before = collage();
    work().dispatch(add(['a', 'b']));
    const undone = followPhotos(workspace, ['a', 'b']);
    work().undo();
    await undone;
    expect(collage()).toBe(before);
    work().dispatch(add(['a', 'b']));
    const left = followPhotos(workspace, ['a', 'b']);
    work().open(newCollage(FIT, tools), null, tools);
    await left;
    expect([places(), filled()]).toEqual([16, []]);
  });

  it('is left alone in other designs', async () => {
    work().open(newCollage(rowDesign(2), tools), null, tools);
    work().dispatch(add(['a', 'b', 'c']));
    const before = collage();
    expect(isFollowing(workspace)).toBe(false);
    await followPhotos(workspace, ['a', 'b', 'c']);
    expect(collage()).toBe(before);
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

  it('gives the placed photos places of their own, in any design, as one step', async () => {
    const before = begin();
    expect(fitOffer(before)).toBe('arrange');
    arrangeToFit(workspace);
    await laidOut('fit');
    expect([places(), effects(), fitOffer(collage())]).toEqual([2, { b: '', d: 'sepia' }, null]);
    work().undo();
    expect(collage()).toBe(before);
  });

  it('makes room for all, after which the layout follows its photos', async () => {
    begin();
    expect(roomForAll(workspace)).toBe(4);
    makeRoomForAll(workspace);
    await laidOut('fit');
    expect([places(), effects()]).toEqual([4, { a: '', b: '', c: '', d: 'sepia' }]);
    expect(isFollowing(workspace)).toBe(true);
    work().dispatch({ type: 'empty-slot', slot: 'img1' });
    expect(fitOffer(collage())).toBe('close-gap');
    arrangeToFit(workspace);
    await expect.poll(() => places()).toBe(3);
  });

  it('says of a full collage that photos wait, and says nothing while it has room', () => {
    begin();
    tellWaiting(workspace);
    expect(workspace.view.store.getState().notice).toEqual({ key: 'photosWaiting', count: 2 });
    workspace.view.set({ notice: null });
    work().dispatch({ type: 'empty-slot', slot: 'img1' });
    tellWaiting(workspace);
    expect(workspace.view.store.getState().notice).toBeNull();
  });
});

describe('what a layout is asked for a photo', () => {
  it('a favourite and its layout are one step, a lock changes nothing but itself', async () => {
    work().dispatch(add(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']));
    await followPhotos(workspace, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    const before = collage();
    favour(workspace, 'img2', 4);
    await expect.poll(() => collage().design).not.toBe(before.design);
    const areas = photoLayers(pageOf(collage())).map(({ slot, frame }) => [frame.width * frame.height, slot] as const);
    expect(collage().fills[areas.sort(([one], [other]) => other - one)[0]?.[1] ?? '']).toMatchObject({ photoId: 'b', favour: 4 });
    work().undo();
    expect(collage()).toBe(before);
    toggleLock(workspace, 'img3');
    expect([collage().fills.img3?.isLocked, collage().design]).toEqual([true, before.design]);
    toggleLock(workspace, 'img3');
    expect(collage().fills).toEqual(before.fills);
  });
});
