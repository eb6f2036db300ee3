import { describe, expect, it } from 'vitest';
import { designOf, filled } from '../../test/page-builders.ts';
import type { Rect } from '../geometry/rect.ts';
import { fit } from '../layouts/fit.ts';
import { layoutFault } from '../layouts/layout-fault.ts';
import type { Photo } from '../photo/photo.ts';
import { applyCommand } from './apply-command.ts';
import { changeDesignMaterial } from './change-design-material.ts';
import type { Collage } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { slotsOf } from './design-slots.ts';
import { documentOfPlan, followsPhotos, planCurrentLayout } from './follow-photos.ts';
import { newCollage } from './new-collage.ts';

const TOOLS: CollageTools = { sizeText: (data) => data, defaultTexts: { title: 'Title', subtitle: 'Subtitle' } };
const ASPECTS = [1.5, 0.75, 1.5, 4 / 3, 1, 0.75, 2 / 3, 16 / 9, 0.75, 1.5, 3];
const photoAt = (index: number): Photo => ({
  id: `p${index + 1}`,
  name: `${index + 1}.jpg`,
  type: 'COMPUTER',
  widthPx: Math.round(3000 * (ASPECTS[index % ASPECTS.length] as number)),
  heightPx: 3000,
});
const photosOf = (count: number) => Array.from({ length: count }, (_, index) => photoAt(index));

const apply = (collage: Collage, ...commands: readonly Command[]): Collage =>
  commands.reduce((current, command) => applyCommand(current, command, TOOLS), collage);

const withPhotos = (count: number): Collage =>
  apply(newCollage(designOf({ generator: 'fit', values: { hasText: 1 }, material: 'POSTER' }), TOOLS), {
    type: 'add-photos',
    photos: photosOf(count),
  });

/** The collage arranged for its photos. */
function followed(collage: Collage, added: readonly string[] = collage.photos.map(({ id }) => id)): Collage {
  const plan = planCurrentLayout(collage, { added: new Set(added) });
  if (!plan) throw new Error('nothing to follow');
  return apply(collage, { type: 'follow-photos', document: documentOfPlan(plan), photos: plan.photos });
}

const slotOf = ({ fills }: Collage, photoId: string) => Object.keys(fills).find((slot) => fills[slot]?.photoId === photoId) as string;

/** Expects every photo in a slot of nearly its own shape, and no empty slot. */
function expectFitting(collage: Collage, count: number): void {
  const slots = slotsOf(collage.design).photos;
  expect(Object.keys(collage.fills).sort()).toEqual([...slots.keys()].sort());
  expect(slots.size).toBe(count);
  for (const [slot, { width, height }] of slots) {
    const { photoId, view } = collage.fills[slot] as Collage['fills'][string];
    const { widthPx, heightPx } = collage.photos.find(({ id }) => id === photoId) as Photo;
    const aspect = view.quarterTurn % 180 === 0 ? widthPx / heightPx : heightPx / widthPx;
    const shape = width / height / aspect;
    expect(Math.min(shape, 1 / shape)).toBeGreaterThan(0.95);
  }
  const { size, material, document } = collage.design;
  expect(layoutFault(document, { generator: fit, context: { size, material, siblings: [] } })).toBeNull();
}

describe('a layout that follows the photos', () => {
  it("has a slot of its shape for each photo, independent of the design's default number", () => {
    expectFitting(followed(withPhotos(9)), 9);
    expectFitting(followed(withPhotos(23)), 23);
  });

  it('makes room for added photos, and keeps the settings of the others', () => {
    const before = apply(
      followed(withPhotos(9)),
      ...(['p2', 'p7'] as const).map((id): Command => ({ type: 'set-effect', slot: id.replace('p', 'img'), effect: 'sepia' })),
      { type: 'set-view', slot: 'img3', view: { focusX: 0.2, focusY: 0.4, zoom: 2, quarterTurn: 0 } },
      {
        type: 'set-photo-text',
        slot: 'img4',
        text: { ...(Object.values(withPhotos(1).texts)[0] as Collage['texts'][string]), text: 'Us' },
      },
      { type: 'set-background', color: '#336699' },
      { type: 'add-photos', photos: photosOf(12) },
    );
    const after = followed(before, ['p10', 'p11', 'p12']);
    expectFitting(after, 12);
    for (const id of ['p2', 'p3', 'p4', 'p7']) expect(after.fills[slotOf(after, id)]).toEqual(before.fills[slotOf(before, id)]);
    expect([after.texts, after.shapeColors, after.photoBackgroundColor]).toEqual([
      before.texts,
      before.shapeColors,
      before.photoBackgroundColor,
    ]);
  });

  it('keeps nearly every photo in place when one is added', () => {
    const before = followed(withPhotos(25));
    const after = followed(apply(before, { type: 'add-photos', photos: [photoAt(25)] }));
    expectFitting(after, 26);
    const middleOf = (collage: Collage, photoId: string) => {
      const { x, y, width, height } = slotsOf(collage.design).photos.get(slotOf(collage, photoId)) as Rect;
      return [x + width / 2, y + height / 2] as const;
    };
    const { width, height } = before.design.size;
    const far = before.photos.filter(({ id }) => {
      const [[x, y], [nowX, nowY]] = [middleOf(before, id), middleOf(after, id)];
      return Math.hypot(nowX - x, nowY - y) > Math.sqrt((width * height) / 25) / 2;
    });
    expect(far.length).toBeLessThanOrEqual(3);
  });

  it('closes the gap of a removed photo, and moves the settings of those after it', () => {
    const before = apply(followed(withPhotos(9)), { type: 'set-effect', slot: 'img8', effect: 'sepia' });
    const after = followed(apply(before, { type: 'remove-photos', photoIds: ['p4'] }), []);
    expectFitting(after, 8);
    expect(after.fills.img7).toEqual(before.fills.img8);
  });

  it('leaves removed photos in the tray, and keeps a photo in two slots in both', () => {
    const full = followed(withPhotos(6));
    const out = followed(apply(full, { type: 'empty-slot', slot: 'img2' }), []);
    expect([Object.keys(out.fills).length, out.photos.length]).toEqual([5, 6]);
    const withDuplicate = followed(apply(full, { type: 'place-photo', slot: 'img2', photoId: 'p1' }), []);
    expectFitting(withDuplicate, 6);
    expect(Object.values(withDuplicate.fills).filter(({ photoId }) => photoId === 'p1')).toHaveLength(2);
  });

  it('gives a rotated photo a slot of its rotated shape', () => {
    const turned = apply(followed(withPhotos(9)), {
      type: 'set-view',
      slot: 'img1',
      view: { focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 90 },
    });
    expectFitting(followed(turned, []), 9);
  });

  it('restores the settings of photos that lost their slot to another layout', () => {
    const before = apply(followed(withPhotos(9)), { type: 'set-effect', slot: 'img9', effect: 'sepia' });
    const small = apply(before, { type: 'change-design', design: designOf({ generator: 'fit', values: { photos: 4 } }), isSaved: false });
    expect(Object.keys(small.fills)).toHaveLength(4);
    const after = followed(small, []);
    expectFitting(after, 9);
    expect(after.fills[slotOf(after, 'p9')]?.effect).toBe('sepia');
  });

  it('sorts by capture day if the design asks for it', () => {
    const design = designOf({ generator: 'fit', values: { order: 2 } });
    const collage = apply(newCollage(design, TOOLS), { type: 'add-photos', photos: photosOf(5) });
    const plan = planCurrentLayout(collage, {
      added: new Set(['p1', 'p2', 'p3', 'p4', 'p5']),
      factsOf: (id) => ({ takenMs: Number(id.slice(1)), zoneMin: null, fingerprint: null }),
    });
    expect(plan?.context.photos?.map(({ takenMs }) => takenMs)).toEqual([1, 2, 3, 4, 5]);
  });

  it('returns null for other designs, or without photos', () => {
    const other = filled(newCollage(designOf(), TOOLS), photosOf(3), ['img1', 'img2', 'img3']);
    expect([followsPhotos(other), planCurrentLayout(other, { added: new Set() })]).toEqual([false, null]);
    expect(planCurrentLayout(withPhotos(0), { added: new Set() })).toBeNull();
    expect(planCurrentLayout(withPhotos(3), { added: new Set() })).toBeNull();
  });

  it('places the maximum number of photos, and leaves the others in the tray', () => {
    expect(planCurrentLayout(withPhotos(150), { added: new Set(photosOf(150).map(({ id }) => id)) })?.photos).toHaveLength(144);
  });

  it('ignores a photo that was removed while its layout was computed', () => {
    const collage = withPhotos(4);
    const plan = planCurrentLayout(collage, { added: new Set(['p1', 'p2', 'p3', 'p4']) });
    if (!plan) throw new Error('nothing to follow');
    const command: Command = { type: 'follow-photos', document: documentOfPlan(plan), photos: plan.photos };
    const after = apply(collage, { type: 'remove-photos', photoIds: ['p2'] }, command);
    expect(Object.keys(after.fills)).toEqual(['img1', 'img3', 'img4']);
  });

  it('stays the same on another material: no uncut photo is cut', () => {
    const { design } = followed(withPhotos(9));
    const canvas = changeDesignMaterial(design, 'CANVAS4CM');
    expect([...slotsOf(canvas).photos]).toEqual([...slotsOf(design).photos]);
    const context = { size: design.size, material: 'CANVAS4CM' as const, siblings: [] };
    expect(layoutFault(canvas.document, { generator: fit, context })).toBeNull();
  });

  it('gives a favourite its wanted size, and keeps a locked photo in place', () => {
    const plain = followed(withPhotos(12));
    const enlarged = apply(plain, { type: 'set-preference', slot: 'img4', preference: { favour: 4 } });
    const resized = planCurrentLayout(enlarged, { added: new Set(), isResized: true });
    if (!resized) throw new Error('nothing to follow');
    const after = apply(enlarged, { type: 'follow-photos', document: documentOfPlan(resized), photos: resized.photos });
    expectFitting(after, 12);
    expect(after.fills[slotOf(after, 'p4')]?.favour).toBe(4);
    const areaOf = (slot: string) => {
      const { width, height } = slotsOf(after.design).photos.get(slot) as Rect;
      return width * height;
    };
    const others = Object.keys(after.fills).filter((slot) => slot !== slotOf(after, 'p4'));
    const mean = others.reduce((sum, slot) => sum + areaOf(slot), 0) / others.length;
    expect(areaOf(slotOf(after, 'p4')) / mean).toBeGreaterThan(2.5);

    const locked = apply(
      after,
      { type: 'set-preference', slot: slotOf(after, 'p7'), preference: { isLocked: true } },
      { type: 'add-photos', photos: photosOf(14) },
    );
    const place = slotsOf(locked.design).photos.get(slotOf(locked, 'p7')) as Rect;
    const more = followed(locked, ['p13', 'p14']);
    expect(Object.keys(more.fills)).toHaveLength(14);
    const rectOfP7 = slotsOf(more.design).photos.get(slotOf(more, 'p7')) as Rect;
    expect([rectOfP7.x, rectOfP7.y, rectOfP7.width, rectOfP7.height]).toEqual([place.x, place.y, place.width, place.height]);
    expect(
      layoutFault(more.design.document, { generator: fit, context: { size: more.design.size, material: 'POSTER', siblings: [] } }),
    ).toBeNull();
  });

  it('removes preferences, and forgets the preferences of a removed photo', () => {
    const plain = followed(withPhotos(4));
    const changed = apply(plain, { type: 'set-preference', slot: 'img1', preference: { favour: 2, isLocked: true } });
    expect(changed.fills.img1).toMatchObject({ favour: 2, isLocked: true });
    expect(apply(changed, { type: 'set-preference', slot: 'img1', preference: {} }).fills).toEqual(plain.fills);
    expect(apply(changed, { type: 'swap-slots', from: 'img1', to: 'img2' }).fills.img2).toEqual(changed.fills.img1);
    expect(apply(plain, { type: 'set-preference', slot: 'img9', preference: { favour: 2 } })).toBe(plain);
  });
});
