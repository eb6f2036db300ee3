import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyCommand, anyId, DESIGNS } from '../../test/any-command.ts';
import { loadShaper } from '../../test/load-shaper.ts';
import { photosNamed, toolsWith } from '../../test/page-builders.ts';
import type { Photo } from '../photo/photo.ts';
import { NEW_VIEW } from '../photo/view.ts';
import { applyCommand } from './apply-command.ts';
import { renamePhotos } from './change-photos.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { canRedo, canUndo, type History, MAX_STEPS, record, redo, rewriteHistory, rewriteSince, startHistory, undo } from './history.ts';
import { newCollage } from './new-collage.ts';
import { isSameValue } from './same-value.ts';

let tools: CollageTools;
let empty: Collage;

beforeAll(async () => {
  tools = toolsWith(await loadShaper());
  empty = applyCommand(newCollage(DESIGNS[0] as Design, tools), { type: 'add-photos', photos: photosNamed(4) }, tools);
});

const step = (history: History, command: Command, joinKey?: string): History =>
  record(history, applyCommand(history.present, command, tools), joinKey);

const zoomTo = (zoom: number): Command => ({ type: 'set-view', slot: 'img1', view: { ...NEW_VIEW, zoom } });
const place = (slot: string, photoId: string): Command => ({ type: 'place-photo', slot, photoId });

const without = (collage: Collage, photoId: string): Collage =>
  applyCommand(collage, { type: 'remove-photos', photoIds: [photoId] }, tools);

function undoneAll(history: History): History {
  return canUndo(history) ? undoneAll(undo(history)) : history;
}

function redoneAll(history: History): History {
  return canRedo(history) ? redoneAll(redo(history)) : history;
}

describe('history', () => {
  it('restores the very first and last collage when any sequence of commands is undone and redone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyCommand, fc.option(fc.constantFrom('a', 'b'), { nil: undefined })), { maxLength: 40 }),
        (commands) => {
          const last = commands.reduce((current, [command, joinKey]) => step(current, command, joinKey), startHistory(empty));
          const first = undoneAll(last);
          expect(first.present).toBe(empty);
          expect(redoneAll(first).present).toBe(last.present);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('adds a change of an earlier step to every value since then, and to none before', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), fc.nat(20), fc.nat(20), (commands, undone, at) => {
        let history = commands.reduce((current, command) => step(current, command), startHistory(empty));
        for (let steps = 0; steps < undone; steps++) history = undo(history);
        const values = ({ past, present, future }: History) => [...past, present, ...future];
        const since = values(history)[at];
        // No command changes it, so values that differ stay different.
        const [mark] = photosNamed(1).map((photo) => ({ ...photo, id: 'mark' }));
        const marked = rewriteSince(
          history,
          (collage) => collage === since,
          (collage) => ({ ...collage, photos: [...collage.photos, mark as Photo] }),
        );
        const isMarked = values(marked).map(({ photos }) => photos.some(({ id }) => id === 'mark'));
        const from = since ? values(history).indexOf(since) : values(history).length;
        expect(isMarked).toEqual(values(history).map((_, index) => index >= from));
        expect([marked.past.length, marked.future.length]).toEqual([history.past.length, history.future.length]);
      }),
      { numRuns: 200 },
    );
  });

  it('never restores old photo ids after photos were renamed', () => {
    const anyRename = fc.record({ type: fc.constant('rename' as const), ids: fc.dictionary(anyId, anyId, { maxKeys: 3 }) });
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 5, arbitrary: anyCommand }, anyRename), { maxLength: 40 }), (changes) => {
        const last = changes.reduce(
          (current, change) =>
            change.type === 'rename' ? rewriteHistory(current, (collage) => renamePhotos(collage, change.ids)) : step(current, change),
          startHistory(empty),
        );
        const redone = redoneAll(undoneAll(last));
        expect(redone).toEqual({ ...last, joinKey: null });
        for (const collage of [...redone.past, redone.present]) {
          const ids = new Set(collage.photos.map(({ id }) => id));
          for (const { photoId } of Object.values(collage.fills)) expect(ids.has(photoId)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has no step without a change, after any joining, renaming, removing and undoing', () => {
    const anyStep = fc.oneof(
      { weight: 6, arbitrary: fc.record({ command: anyCommand, joinKey: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }) }) },
      { weight: 2, arbitrary: fc.record({ zoom: fc.constantFrom(1, 1.5), joinKey: fc.constant('drag') }) },
      fc.record({ ids: fc.dictionary(anyId, anyId, { maxKeys: 3 }) }),
      fc.record({ removed: anyId }),
      fc.constant('undo' as const),
    );
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (changes) => {
        let history = step(startHistory(empty), place('img1', 'p1'));
        for (const change of changes) {
          if (change === 'undo') history = undo(history);
          else if ('command' in change) history = step(history, change.command, change.joinKey);
          else if ('zoom' in change) history = step(history, zoomTo(change.zoom), change.joinKey);
          else if ('ids' in change) history = rewriteHistory(history, (collage) => renamePhotos(collage, change.ids));
          else
            history = rewriteSince(
              history,
              () => true,
              (collage) => without(collage, change.removed),
            );
          const values = [...history.past, history.present, ...history.future];
          values.forEach((collage, index) => {
            expect(isSameValue(collage, values[index + 1])).toBe(false);
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('removes the steps that only a removed photo made, and keeps the same object for the value before', () => {
    const lateCommand: Command = { type: 'add-photos', photos: photosNamed(5).slice(4) };
    const before = step(startHistory(empty), place('img1', 'p1'));
    const placed = step(step(step(before, lateCommand), place('img2', 'p5')), place('img2', 'p2'), 'key');
    const rewritten = rewriteHistory(undo(placed), (collage) => without(collage, 'p5'));
    expect([rewritten.past.length, rewritten.future.length]).toEqual([1, 1]);
    expect(rewritten.present).toBe(before.present);
    expect(redo(rewritten).present.fills.img2?.photoId).toBe('p2');
    const last = rewriteHistory(step(step(before, lateCommand), place('img2', 'p5'), 'key'), (collage) => without(collage, 'p5'));
    expect(undo(step(last, place('img2', 'p2'), 'key')).present).toBe(before.present);
  });

  it('records no step for a drag back to its start', () => {
    const placed = step(startHistory(empty), place('img1', 'p1'));
    const dragged = [1.1, 1.2, 1].reduce((current, zoom) => step(current, zoomTo(zoom), 'drag'), placed);
    expect([dragged.past.length, dragged.present]).toEqual([1, placed.present]);
    expect(undo(step(dragged, zoomTo(1.3), 'drag')).present).toBe(placed.present);
  });

  it('records no step for a photo that is placed by its subject again at the same position', () => {
    const placed = step(startHistory(empty), place('img1', 'p1'));
    const withSubjects = step(placed, { type: 'set-subjects', subjects: { p1: { x: 0, y: 0, faces: [] } } });
    expect(step(withSubjects, { type: 'set-view', slot: 'img1', view: NEW_VIEW })).toBe(withSubjects);
  });

  it('records no step without a change', () => {
    const history = startHistory(empty);
    expect(step(history, place('nowhere', 'p1'))).toBe(history);
  });

  it('joins consecutive steps with the same key', () => {
    const placed = step(startHistory(empty), place('img1', 'p1'));
    const dragged = [1.1, 1.2, 1.3].reduce((current, zoom) => step(current, zoomTo(zoom), 'drag 1'), placed);
    expect(undo(dragged).present).toBe(placed.present);
    expect(redo(undo(dragged)).present).toBe(dragged.present);
    const draggedAgain = step(dragged, zoomTo(1.4), 'drag 2');
    expect(undo(draggedAgain).present).toBe(dragged.present);
  });

  it('starts a new step with the same key after an undo', () => {
    const dragged = step(step(startHistory(empty), place('img1', 'p1')), zoomTo(2), 'drag');
    const undone = undo(step(dragged, place('img2', 'p2')));
    const more = step(undone, zoomTo(3), 'drag');
    expect(undo(more).present).toBe(undone.present);
  });

  it('discards undone values on a new step', () => {
    const history = step(undo(step(startHistory(empty), place('img1', 'p1'))), place('img2', 'p2'));
    expect([canRedo(history), canUndo(history)]).toEqual([false, true]);
    expect(redo(history)).toBe(history);
  });

  it('keeps 200 steps', () => {
    const commands = Array.from({ length: 250 }, (_, index) => zoomTo(1 + index / 100));
    const history = commands.reduce((current, command) => step(current, command), step(startHistory(empty), place('img1', 'p1')));
    expect(history.past).toHaveLength(MAX_STEPS);
    expect(undoneAll(history).present.fills.img1?.view.zoom).toBe(1.49);
  });

  it('renames photos in past and future without a step', () => {
    const placed = step(step(startHistory(empty), place('img1', 'p1')), place('img2', 'p2'));
    const renamed = rewriteHistory(undo(placed), (collage) => renamePhotos(collage, { p1: '77' }));
    expect(renamed.past).toHaveLength(1);
    expect(renamed.past[0]?.photos[0]?.id).toBe('77');
    expect(redo(renamed).present.fills.img1?.photoId).toBe('77');
    expect(redo(renamed).present.fills.img2?.photoId).toBe('p2');
  });

  it('records a step for removing one photo and adding another', () => {
    const removed = applyCommand(empty, { type: 'remove-photos', photoIds: ['p4'] }, tools);
    const exchanged = applyCommand(
      removed,
      { type: 'add-photos', photos: [{ ...photosNamed(5)[4], id: 'p5' } as (typeof empty.photos)[0]] },
      tools,
    );
    const placed = applyCommand(exchanged, place('img1', 'p5'), tools);
    expect(record(startHistory(empty), placed).past).toHaveLength(1);
  });
});
