import { type Collage, newCollage } from '@muro/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { photoNamed as photo, rowDesign, PLAIN_TOOLS as tools } from '../../../test/row-collage.ts';
import { collageOf, hasUnsavedChanges, isSaved } from './work.ts';
import { createWorkStore } from './work-store.ts';

const design = rowDesign(2);

let store = createWorkStore();
const work = () => store.getState();
const present = () => collageOf(work()) as Collage;

beforeEach(() => {
  store = createWorkStore();
  work().open(newCollage(design, tools), null, tools);
});

describe('the open work', () => {
  it('is empty before a collage is opened, and commands do nothing', () => {
    const empty = createWorkStore();
    empty.getState().dispatch({ type: 'add-photos', photos: [photo('a')] });
    expect(collageOf(empty.getState())).toBeNull();
  });

  it('applies commands, and undoes them completely', () => {
    const before = present();
    work().dispatch({ type: 'add-photos', photos: [photo('a')] });
    work().dispatch({ type: 'place-photo', slot: 'img1', photoId: 'a' });
    expect(present().fills.img1?.photoId).toBe('a');
    work().undo();
    work().undo();
    expect(present()).toBe(before);
    work().redo();
    work().redo();
    expect(present().fills.img1?.photoId).toBe('a');
  });

  it('previews a command without applying it', () => {
    const before = present();
    expect(work().preview({ type: 'add-photos', photos: [photo('a')] })?.photos).toEqual([photo('a')]);
    expect(present()).toBe(before);
    expect(
      createWorkStore()
        .getState()
        .preview({ type: 'add-photos', photos: [photo('a')] }),
    ).toBeNull();
  });

  it('one drag is one undo step: commands with the same key are undone together', () => {
    work().dispatch({ type: 'add-photos', photos: [photo('a')] }, 'add');
    work().dispatch({ type: 'add-photos', photos: [photo('b')] }, 'add');
    work().undo();
    expect(present().photos).toEqual([]);
  });

  it('an amendment of an earlier step is added to all later states, and undo reverts only the last step', () => {
    const hasA = ({ photos }: Collage) => photos.some(({ id }) => id === 'a');
    const before = present();
    work().dispatch({ type: 'add-photos', photos: [photo('a')] });
    work().dispatch({ type: 'place-photo', slot: 'img1', photoId: 'a' });
    work().amend({ type: 'add-photos', photos: [photo('b')] }, hasA);
    expect(present().photos.map(({ id }) => id)).toEqual(['a', 'b']);
    work().undo();
    expect([present().fills.img1, present().photos.length]).toEqual([undefined, 2]);
    work().amend({ type: 'add-photos', photos: [photo('c')] }, hasA);
    work().redo();
    expect([present().fills.img1?.photoId, present().photos.length]).toEqual(['a', 3]);
    work().undo();
    work().undo();
    expect(present()).toBe(before);
    work().amend({ type: 'add-photos', photos: [photo('d')] }, hasA);
    expect(present()).toBe(before);
    work().redo();
    expect(present().photos).toHaveLength(4);
  });

  it('reports if the step to amend no longer exists', () => {
    work().dispatch({ type: 'add-photos', photos: [photo('a')] });
    work().amend({ type: 'remove-photos', photoIds: ['a'] }, () => true);
    const { history } = work();
    const isAmended = work().amend({ type: 'add-photos', photos: [photo('b')] }, ({ photos }) => photos.some(({ id }) => id === 'a'));
    expect([isAmended, work().history]).toEqual([false, history]);
  });

  it('a command that changes nothing is not an undo step', () => {
    const { history } = work();
    work().dispatch({ type: 'empty-slot', slot: 'img1' });
    expect(work().history).toBe(history);
  });
});

describe('unsaved changes', () => {
  it('[ROUTE-28] a new unchanged collage has no unsaved changes', () => {
    expect(hasUnsavedChanges(work())).toBe(false);
  });

  it('[EDIT-29] exist after a change and not after a save', () => {
    work().dispatch({ type: 'add-photos', photos: [photo('a')] });
    expect(hasUnsavedChanges(work())).toBe(true);
    work().setSaved('7', present());
    expect([hasUnsavedChanges(work()), isSaved(work()), work().collageId]).toEqual([false, true, '7']);
    work().undo();
    expect(hasUnsavedChanges(work())).toBe(true);
    work().redo();
    expect(hasUnsavedChanges(work())).toBe(false);
  });

  it('a change made while the save ran is still unsaved', () => {
    const sent = present();
    work().dispatch({ type: 'add-photos', photos: [photo('a')] });
    work().setSaved('7', sent);
    expect(hasUnsavedChanges(work())).toBe(true);
  });

  it('adding a photo after the save and removing it again leaves no change and no undo step', () => {
    work().setSaved('7', present());
    const steps = work().history?.past.length;
    work().dispatch({ type: 'add-photos', photos: [photo('late')] });
    work().amend({ type: 'remove-photos', photoIds: ['late'] }, () => true);
    expect([hasUnsavedChanges(work()), work().history?.past.length]).toEqual([false, steps]);
  });

  it('two photos merged by the server leave no step between them, and the saved collage stays saved', () => {
    work().dispatch({ type: 'add-photos', photos: [photo('a'), photo('twin')] });
    work().dispatch({ type: 'place-photo', slot: 'img1', photoId: 'a' });
    work().dispatch({ type: 'place-photo', slot: 'img1', photoId: 'twin' });
    const steps = work().history?.past.length ?? 0;
    work().setSaved('7', present(), { a: '70', twin: '70' });
    expect([isSaved(work()), work().history?.past.length]).toEqual([true, steps - 1]);
  });

  it('a loaded collage has no unsaved changes until it is changed', () => {
    work().open(newCollage(design, tools), '7', tools);
    expect(hasUnsavedChanges(work())).toBe(false);
    work().dispatch({ type: 'set-background', color: '#336699' });
    work().dispatch({ type: 'add-photos', photos: [photo('a')] });
    expect(hasUnsavedChanges(work())).toBe(true);
  });

  it('[ROUTE-28] [EDIT-29] work restored from this device has some from the start, until it is saved', () => {
    for (const id of [null, '7']) {
      work().restore(newCollage(design, tools), id, tools);
      expect([hasUnsavedChanges(work()), isSaved(work()), work().collageId]).toEqual([true, false, id]);
      work().setSaved('7', present());
      expect(hasUnsavedChanges(work())).toBe(false);
    }
  });
});

describe('saving', () => {
  it('[EDIT-16] [EDIT-17] shows that it runs, and that it is being cancelled, until it stops', () => {
    work().setCancelling();
    expect(work().isCancelling).toBe(false);
    work().setSaving(true);
    work().setCancelling();
    expect([work().isSaving, work().isCancelling]).toEqual([true, true]);
    work().setSaving(false);
    expect([work().isSaving, work().isCancelling]).toEqual([false, false]);
  });
});
