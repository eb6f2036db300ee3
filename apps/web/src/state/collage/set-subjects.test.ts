import { type Collage, newCollage, type PhotoSubject } from '@muro/domain';
import { beforeEach, expect, it } from 'vitest';
import { photoNamed, rowDesign, PLAIN_TOOLS as tools } from '../../../test/row-collage.ts';
import { collageOf, hasUnsavedChanges, isSaved } from './work.ts';
import { createWorkStore, type WorkStoreApi } from './work-store.ts';

const SUBJECT: PhotoSubject = { x: 0.05, y: 0.05, faces: [{ x: 0, y: 0, width: 0.1, height: 0.1 }] };

let work: WorkStoreApi;
const currentWork = () => work.getState();
const present = () => collageOf(currentWork()) as Collage;
const viewOf = (slot: string) => present().fills[slot]?.view;

beforeEach(() => {
  work = createWorkStore();
  currentWork().open(newCollage(rowDesign(2), tools), null, tools);
  currentWork().dispatch({ type: 'add-photos', photos: [photoNamed('p1'), photoNamed('p2')] });
  currentWork().dispatch({ type: 'place-photo', slot: 'img1', photoId: 'p1' });
});

it('a found subject is not an undo step, and every step contains it', () => {
  const before = viewOf('img1');
  currentWork().setSubjects({ p1: SUBJECT });
  const viewWithSubject = viewOf('img1');
  expect(viewWithSubject).not.toEqual(before);
  currentWork().undo();
  expect(present().fills).toEqual({});
  expect(present().photos[0]?.subject).toEqual(SUBJECT);
  currentWork().redo();
  expect(viewOf('img1')).toEqual(viewWithSubject);
});

it('a saved collage stays saved and unchanged; photos placed afterwards use their subject', () => {
  currentWork().setSaved('7', present());
  const before = viewOf('img1');
  currentWork().setSubjects({ p1: SUBJECT, p2: SUBJECT });
  expect([isSaved(currentWork()), hasUnsavedChanges(currentWork()), viewOf('img1')]).toEqual([true, false, before]);
  currentWork().dispatch({ type: 'place-photo', slot: 'img2', photoId: 'p2' });
  expect(viewOf('img2')).not.toMatchObject({ focusX: 0.5, focusY: 0.5 });
  expect(viewOf('img1')).toEqual(before);
});
