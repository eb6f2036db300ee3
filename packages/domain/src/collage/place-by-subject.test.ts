import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyCommand, anyPhoto, DESIGNS } from '../../test/any-command.ts';
import { loadShaper } from '../../test/load-shaper.ts';
import { designOf, pageOf, photosNamed, toolsWith } from '../../test/page-builders.ts';
import { anySubject } from '../../test/saved-cases.ts';
import { photoLayerNamed, photoLayers } from '../page/slots.ts';
import { subjectView, visibleShare } from '../page/subject-view.ts';
import { visiblePartOf } from '../page/visible-part.ts';
import { cropOf, moveView, zoomView } from '../photo/crop.ts';
import { type PhotoSubject, subjectAt, subjectOfFaces } from '../photo/subject.ts';
import { NEW_VIEW, type QuarterTurn } from '../photo/view.ts';
import { applyCommand } from './apply-command.ts';
import type { Collage, Design, Fill } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { countCutFaces, listFaceRepairs, losesFace } from './cut-faces.ts';
import { newCollage } from './new-collage.ts';

let tools: CollageTools;

beforeAll(async () => {
  tools = toolsWith(await loadShaper());
});

const collageAfter = (collage: Collage, ...commands: readonly Command[]) =>
  commands.reduce((current, command) => applyCommand(current, command, tools), collage);
const photo = { id: 'p1', name: 'we.jpg', type: 'COMPUTER' as const, widthPx: 4000, heightPx: 3000 };
const faceAt = (x: number, y: number, side = 0.1) => subjectOfFaces([{ x, y, width: side, height: side }]) as PhotoSubject;

/** Slots on the front, round a frame, on panels, or with an outline. */
const PLACES = [
  designOf({ values: { numberVert: 4, numberHor: 2 }, material: 'POSTER' }),
  designOf({ values: { numberVert: 2, numberHor: 5 }, material: 'CANVAS4CM' }),
  designOf({ generator: 'tiles', material: 'TILES', size: [58.2, 58.2] }),
].map((design) => ({ design, page: pageOf(design) }));

describe('photos that follow their subject', () => {
  it('show a face completely if any crop can', () => {
    const anyFace = fc.record({ x: fc.double({ min: 0, max: 0.95, noNaN: true }), y: fc.double({ min: 0, max: 0.95, noNaN: true }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...PLACES),
        fc.nat(),
        fc.record({ widthPx: fc.integer({ min: 400, max: 6000 }), heightPx: fc.integer({ min: 400, max: 6000 }) }),
        anyFace,
        fc.double({ min: 0.01, max: 0.3, noNaN: true }),
        fc.constantFrom<QuarterTurn>(0, 90, 180, 270),
        fc.boolean(),
        ({ page }, at, size, { x, y }, side, quarterTurn, isMirrored) => {
          const layers = photoLayers(page);
          const layer = layers[at % layers.length] as (typeof layers)[number];
          const part = visiblePartOf(page, layer);
          const subject = subjectOfFaces([{ x, y, width: side, height: side }]) as PhotoSubject;
          const [face] = subject.faces as [PhotoSubject['faces'][number]];
          const view = { ...NEW_VIEW, quarterTurn, ...(isMirrored && { isMirrored: true as const }) };
          const placedView = subjectView({ ...size, subject }, layer, part, view);
          const share = visibleShare({ photo: size, layer, view: placedView }, part, face);
          // Tries every crop.
          const tries = Array.from({ length: 41 * 41 }, (_, i) => ({ focusX: (i % 41) / 40, focusY: Math.floor(i / 41) / 40 }));
          const best = Math.max(...tries.map((focus) => visibleShare({ photo: size, layer, view: { ...view, ...focus } }, part, face)));
          expect(share).toBeGreaterThanOrEqual(best - 0.005);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('show all faces completely if they have room', () => {
    const subject = subjectOfFaces([
      { x: 0.05, y: 0.3, width: 0.1, height: 0.12 },
      { x: 0.3, y: 0.35, width: 0.12, height: 0.15 },
    ]) as PhotoSubject;
    const { design, page } = PLACES[0] as (typeof PLACES)[number];
    const collage = collageAfter(
      newCollage(design, tools),
      { type: 'add-photos', photos: [{ ...photo, subject }] },
      { type: 'place-photo', slot: 'img1', photoId: 'p1' },
    );
    expect(countCutFaces(page, collage)).toEqual({});
    expect(countCutFaces(page, { ...collage, fills: { img1: { ...(collage.fills.img1 as Fill), view: { ...NEW_VIEW } } } })).toEqual({
      img1: 1,
    });
  });

  it('centre a subject without faces in the visible part as far as the photo reaches', () => {
    const { design, page } = PLACES[0] as (typeof PLACES)[number];
    const layer = photoLayerNamed(page, 'img1') as never;
    const focusOf = (x: number) => {
      const subject = subjectAt(x, 0.5);
      const collage = collageAfter(
        newCollage(design, tools),
        { type: 'add-photos', photos: [{ ...photo, subject }] },
        { type: 'place-photo', slot: 'img1', photoId: 'p1' },
      );
      const crop = cropOf(photo, layer, collage.fills.img1?.view as never);
      return [crop.x, crop.x + crop.width / 2, crop.x + crop.width];
    };
    expect(focusOf(0.6)[1]).toBeCloseTo(0.6, 3);
    expect(focusOf(0)[0]).toBeCloseTo(0, 3);
    expect(focusOf(1)[2]).toBeCloseTo(1, 3);
  });

  it('are placed again in another slot, on another design and after a rotation; photos that were moved stay', () => {
    const subject = faceAt(0.8, 0.8);
    const [first, second] = DESIGNS as readonly [Design, Design];
    const placed = collageAfter(
      newCollage(first, tools),
      { type: 'add-photos', photos: [{ ...photo, subject }] },
      { type: 'place-photo', slot: 'img1', photoId: 'p1' },
    );
    const view = placed.fills.img1?.view as typeof NEW_VIEW;
    expect(Math.max(view.focusX, view.focusY)).toBeGreaterThan(0.5);
    const layer = photoLayerNamed(pageOf(first), 'img1') as never;
    for (const own of [moveView(photo, layer, view, { x: 1, y: 1 }), zoomView(photo, layer, view, { cropFactor: 0.9 })]) {
      expect(own.followsSubject).toBeUndefined();
      const moved = collageAfter(
        placed,
        { type: 'set-view', slot: 'img1', view: own },
        { type: 'change-design', design: second, isSaved: true },
      );
      expect(moved.fills.img1?.view).toEqual(own);
    }
    const turned = collageAfter(placed, { type: 'set-view', slot: 'img1', view: { ...view, quarterTurn: 90 } });
    expect(turned.fills.img1?.view).toMatchObject({ quarterTurn: 90, followsSubject: true });
  });

  it('move once when a subject is found later; photos that were moved stay', () => {
    const [design] = DESIGNS as readonly [Design];
    const movedView = { ...NEW_VIEW, focusX: 0.4, followsSubject: undefined };
    const before = collageAfter(
      newCollage(design, tools),
      { type: 'add-photos', photos: [photo, { ...photo, id: 'p2' }] },
      { type: 'place-photos', placements: { img1: 'p1', img2: 'p2' } },
      { type: 'set-view', slot: 'img2', view: JSON.parse(JSON.stringify(movedView)) },
    );
    const found = collageAfter(before, { type: 'set-subjects', subjects: { p1: faceAt(0.85, 0.2), p2: faceAt(0.85, 0.2) } });
    expect(found.fills.img1?.view).not.toEqual(before.fills.img1?.view);
    expect(found.fills.img2).toBe(before.fills.img2);
    expect(collageAfter(found, { type: 'set-subjects', subjects: { p1: subjectAt(0, 0) } })).toBe(found);
  });

  it('are placed correctly after any commands', () => {
    fc.assert(
      fc.property(
        fc.array(anyPhoto, { maxLength: 4 }),
        anySubject,
        fc.array(anyCommand, { maxLength: 25 }),
        (photos, subject, commands) => {
          const start = newCollage(DESIGNS[0] as Design, tools);
          const collage = collageAfter(start, { type: 'add-photos', photos: photos.map((item) => ({ ...item, subject })) }, ...commands);
          const page = pageOf(collage.design);
          for (const [slot, { photoId, view }] of Object.entries(collage.fills)) {
            const layer = photoLayerNamed(page, slot);
            const photo = collage.photos.find(({ id }) => id === photoId);
            if (view.followsSubject && layer && photo) expect(subjectView(photo, layer, visiblePartOf(page, layer), view)).toEqual(view);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a cut face', () => {
  const { design, page } = PLACES[2] as (typeof PLACES)[number];
  const wide = subjectOfFaces([
    { x: 0.02, y: 0.4, width: 0.1, height: 0.12 },
    { x: 0.88, y: 0.4, width: 0.1, height: 0.12 },
  ]) as PhotoSubject;

  it('is counted, and showing the whole photo repairs it if no move does', () => {
    const panorama = { ...photo, widthPx: 6000, subject: wide };
    const collage = collageAfter(
      newCollage(design, tools),
      { type: 'add-photos', photos: [panorama] },
      { type: 'place-photo', slot: 'img5', photoId: 'p1' },
    );
    expect(countCutFaces(page, collage)).toEqual({ img5: 1 });
    const [mend] = listFaceRepairs(page, collage, 'img5');
    expect(mend?.kind).toBe('whole');
    const corrected = collageAfter(collage, { type: 'set-view', slot: 'img5', view: (mend as { readonly view: typeof NEW_VIEW }).view });
    expect(countCutFaces(page, corrected)).toEqual({});
  });

  it('counts the folded edge of a panel as cut, and a move repairs it', () => {
    const edge = { ...photo, widthPx: 3000, subject: faceAt(0.3, 0.45, 0.1) };
    const collage = collageAfter(
      newCollage(design, tools),
      { type: 'add-photos', photos: [edge] },
      { type: 'place-photo', slot: 'img1', photoId: 'p1' },
      { type: 'set-view', slot: 'img1', view: { focusX: 0.67, focusY: 0.5, zoom: 1.6, quarterTurn: 0 } },
    );
    expect(countCutFaces(page, collage)).toEqual({ img1: 1 });
    const [mend] = listFaceRepairs(page, collage, 'img1');
    expect(mend).toMatchObject({ kind: 'move', view: { zoom: 1.6, followsSubject: true } });
  });

  it('suggests a swap with a slot that fits', () => {
    const two = designOf({ generator: 'normalsplit', values: { numberHor: 3, division: 40 }, material: 'POSTER', size: [60, 40] });
    const where = pageOf(two);
    const panorama = { ...photo, widthPx: 4800, heightPx: 2000, subject: wide };
    const all = [panorama, ...photosNamed(4).slice(1)];
    const slots = photoLayers(where).map(({ slot }) => slot);
    const wideOne = photoLayers(where).find((layer) => !losesFace(where, layer, panorama))?.slot;
    const narrow = slots.find((slot) => losesFace(where, photoLayerNamed(where, slot) as never, panorama)) as string;
    expect(wideOne).toBeDefined();
    const collage = collageAfter(
      newCollage(two, tools),
      { type: 'add-photos', photos: all },
      { type: 'place-photo', slot: narrow, photoId: 'p1' },
    );
    expect(listFaceRepairs(where, collage, narrow)[0]).toEqual({ kind: 'swap', slot: narrow, with: wideOne });
  });
});
