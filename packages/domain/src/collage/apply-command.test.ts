import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyCommand, DESIGNS } from '../../test/any-command.ts';
import { loadShaper } from '../../test/load-shaper.ts';
import { designOf, filled, photoCellAt, photosNamed, staticDesign, staticDocument, toolsWith } from '../../test/page-builders.ts';
import { MAX_COLLAGE_PHOTOS } from '../photo/check-photo-file.ts';
import { NEW_VIEW } from '../photo/view.ts';
import { photoText, titleText } from '../text/text-defaults.ts';
import { applyCommand } from './apply-command.ts';
import type { Collage, Design, Fill } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { slotsOf } from './design-slots.ts';
import { newCollage } from './new-collage.ts';

let tools: CollageTools;

beforeAll(async () => {
  tools = toolsWith(await loadShaper());
});

const apply = (collage: Collage, ...commands: readonly Command[]): Collage =>
  commands.reduce((current, command) => applyCommand(current, command, tools), collage);

/** Four slots and two texts; three photos, two of them placed with their own settings. */
function collageWithPhotos(): Collage {
  const empty = newCollage(designOf({ values: { numberVert: 2, numberHor: 2, hasText: 3 } }), tools);
  return apply(
    empty,
    { type: 'add-photos', photos: photosNamed(3) },
    { type: 'place-photo', slot: 'img1', photoId: 'p1' },
    { type: 'place-photo', slot: 'img2', photoId: 'p2' },
    { type: 'set-view', slot: 'img1', view: { focusX: 0.3, focusY: 0.6, zoom: 2, quarterTurn: 90 } },
    { type: 'set-effect', slot: 'img1', effect: 'sepia' },
    { type: 'set-photo-text', slot: 'img1', text: photoText('Sea', { width: 20, height: 15 }) },
  );
}

const fillOf = (photoId: string): Fill => ({ photoId, view: NEW_VIEW, effect: '', text: null });

describe('photos', () => {
  it('appends new photos and skips known ones', () => {
    const collage = apply(collageWithPhotos(), { type: 'add-photos', photos: photosNamed(5) });
    expect(collage.photos.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  it('a collage takes 150 photos', () => {
    expect(apply(collageWithPhotos(), { type: 'add-photos', photos: photosNamed(200) }).photos).toHaveLength(MAX_COLLAGE_PHOTOS);
  });

  it('removes photos from the tray and from their slots', () => {
    const collage = apply(collageWithPhotos(), { type: 'remove-photos', photoIds: ['p1', 'p3'] });
    expect(collage.photos.map(({ id }) => id)).toEqual(['p2']);
    expect(Object.keys(collage.fills)).toEqual(['img2']);
  });
});

describe('slots', () => {
  it('places a photo by its subject and leaves the replaced photo in the tray', () => {
    const collage = apply(collageWithPhotos(), { type: 'place-photo', slot: 'img1', photoId: 'p3' });
    expect(collage.fills.img1).toEqual(fillOf('p3'));
    expect(collage.photos.map(({ id }) => id)).toContain('p1');
  });

  it('keeps the settings of a photo that is placed in its own slot', () => {
    const before = collageWithPhotos();
    expect(apply(before, { type: 'place-photo', slot: 'img1', photoId: 'p1' })).toBe(before);
  });

  it('allows a photo in two slots', () => {
    const collage = apply(collageWithPhotos(), { type: 'place-photo', slot: 'img3', photoId: 'p1' });
    expect([collage.fills.img1?.photoId, collage.fills.img3?.photoId]).toEqual(['p1', 'p1']);
  });

  it('[EDIT-21] swaps photos with their focus, zoom, rotation, effect and text', () => {
    const before = collageWithPhotos();
    const { fills } = apply(before, { type: 'swap-slots', from: 'img1', to: 'img2' });
    expect([fills.img1, fills.img2]).toEqual([before.fills.img2, before.fills.img1]);
  });

  it('moves a photo that is swapped with an empty slot', () => {
    const before = collageWithPhotos();
    const { fills } = apply(before, { type: 'swap-slots', from: 'img1', to: 'img4' });
    expect(fills).toEqual({ img2: before.fills.img2, img4: before.fills.img1 });
  });

  it('empties a slot and leaves its photo in the tray', () => {
    const collage = apply(collageWithPhotos(), { type: 'empty-slot', slot: 'img1' });
    expect(collage.fills.img1).toBeUndefined();
    expect(collage.photos).toHaveLength(3);
  });

  it('[CHOOSE-25] keeps filled slots in auto-fill', () => {
    const { fills } = apply(collageWithPhotos(), { type: 'fill-empty-slots', placements: { img1: 'p3', img3: 'p3' } });
    expect([fills.img1?.photoId, fills.img3]).toEqual(['p1', fillOf('p3')]);
  });

  it('[TFIT-06] treats a text without words as no text', () => {
    const { fills } = apply(collageWithPhotos(), {
      type: 'set-photo-text',
      slot: 'img1',
      text: photoText(' \n ', { width: 5, height: 5 }),
    });
    expect(fills.img1?.text).toBeNull();
  });

  it('[PTEXT-15] sets texts only in slots that allow them, and parks the text of a photo until the next such slot', () => {
    const cells = [photoCellAt('img1', 0, 0, 20, 20), photoCellAt('img2', 20, 0, 20, 20, { allowsText: false })];
    const design = staticDesign(staticDocument({ width: 40, height: 20 }, cells));
    const text = photoText('Sea', { width: 20, height: 20 });
    const collage = filled(newCollage(design, tools), photosNamed(2), ['img1', 'img2']);
    const written = apply(collage, { type: 'set-photo-text', slot: 'img1', text });
    expect(written.fills.img1?.text).toBe(text);
    expect(apply(written, { type: 'set-photo-text', slot: 'img2', text })).toBe(written);
    const swapped = apply(written, { type: 'swap-slots', from: 'img1', to: 'img2' });
    expect(swapped.fills.img2?.text).toBe(text);
    expect(apply(swapped, { type: 'set-photo-text', slot: 'img2', text: null }).fills.img2?.text).toBeNull();
  });
});

describe('texts', () => {
  it('[TITLE-14] [TITLE-19] [TITLE-20] a new collage has the default words in the default fonts', () => {
    const { texts } = collageWithPhotos();
    expect(texts.txt1).toMatchObject({ text: 'Your collage title', font: 'Crimson Text', color: '#4d4d4f', caps: true });
    expect(texts.txt2).toMatchObject({ text: 'The subtitle', font: 'Montserrat', style: '500' });
  });

  it('[TITLE-12] [TITLE-13] texts are trimmed; an empty one becomes the default words and keeps its font', () => {
    const { texts } = apply(collageWithPhotos(), {
      type: 'set-texts',
      texts: { txt1: { ...titleText('x'), text: '  Ten years  ' }, txt2: { ...titleText('x'), text: '  ', font: 'McLaren' } },
    });
    expect([texts.txt1?.text, texts.txt2?.text, texts.txt2?.font]).toEqual(['Ten years', 'The subtitle', 'McLaren']);
  });
});

describe('background', () => {
  it('[BACK-07] [COLOR-10] a chosen colour is stored in the shape slot and returned by the rule', () => {
    const collage = apply(collageWithPhotos(), { type: 'set-background', color: '#fde6e8' });
    expect(collage).toMatchObject({
      shapeColors: { overlayshape1: '#fde6e8' },
      photoBackgroundColor: '#fde6e8',
      photoBorderColorAutomatic: true,
    });
  });

  it('[COLOR-10] a static design has no colour to change', () => {
    const before = newCollage(DESIGNS[4] as Design, tools);
    expect(apply(before, { type: 'set-background', color: '#000000' })).toBe(before);
  });
});

describe('any command', () => {
  it('returns the same object if nothing changed', () => {
    const before = collageWithPhotos();
    const idle: readonly Command[] = [
      { type: 'add-photos', photos: photosNamed(2) },
      { type: 'add-photos', photos: [] },
      { type: 'remove-photos', photoIds: ['unknown'] },
      { type: 'place-photo', slot: 'nowhere', photoId: 'p1' },
      { type: 'place-photo', slot: 'img1', photoId: 'unknown' },
      { type: 'empty-slot', slot: 'img4' },
      { type: 'swap-slots', from: 'img3', to: 'img4' },
      { type: 'swap-slots', from: 'img1', to: 'txt1' },
      { type: 'set-view', slot: 'img1', view: { focusX: 0.3, focusY: 0.6, zoom: 2, quarterTurn: 90 } },
      { type: 'set-effect', slot: 'img1', effect: 'sepia' },
      { type: 'set-photo-text', slot: 'img2', text: null },
      { type: 'fill-empty-slots', placements: { img1: 'p3' } },
      { type: 'set-texts', texts: before.texts },
      { type: 'set-background', color: 'red' },
      { type: 'change-design', design: before.design, isSaved: true },
    ];
    for (const command of idle) expect([command.type, apply(before, command) === before]).toEqual([command.type, true]);
  });

  it('sets one effect on every photo of the page, and changes nothing if they have it', () => {
    const before = collageWithPhotos();
    const after = apply(before, { type: 'set-effect-of-all', effect: 'grey' });
    expect(Object.values(after.fills).map(({ effect }) => effect)).toEqual(['grey', 'grey']);
    expect(after.fills.img1).toEqual({ ...before.fills.img1, effect: 'grey' });
    expect(apply(after, { type: 'set-effect-of-all', effect: 'grey' })).toBe(after);
  });

  it('shares unchanged parts', () => {
    const before = collageWithPhotos();
    const after = apply(before, { type: 'set-effect', slot: 'img1', effect: '' });
    expect(after.fills.img2).toBe(before.fills.img2);
    for (const key of ['design', 'photos', 'texts', 'shapeColors', 'parked'] as const) expect(after[key]).toBe(before[key]);
  });

  it('keeps ids unique, fills on existing photos and slots, and parked fills on existing photos', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        let collage = filled(newCollage(DESIGNS[0] as Design, tools), photosNamed(3), ['img1', 'img4']);
        for (const command of commands) {
          collage = apply(collage, command);
          expectSound(collage);
        }
      }),
      { numRuns: 120 },
    );
  });
});

function expectSound({ design, photos, fills, texts, parked }: Collage): void {
  const slots = slotsOf(design);
  const ids = new Set(photos.map(({ id }) => id));
  expect(ids.size).toBe(photos.length);
  for (const [slot, { photoId }] of Object.entries(fills)) expect([slots.photos.has(slot), ids.has(photoId)]).toEqual([true, true]);
  for (const [slot, { photoId }] of Object.entries(parked.fills)) expect([slots.photos.has(slot), ids.has(photoId)]).toEqual([false, true]);
  expect(Object.keys(texts).sort()).toEqual([...slots.texts.keys()].sort());
  for (const { text } of Object.values(texts)) expect(text.trim()).toBe(text);
}
