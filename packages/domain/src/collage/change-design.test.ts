import { beforeAll, describe, expect, it } from 'vitest';
import { loadShaper } from '../../test/load-shaper.ts';
import { designOf, filled, photoCellAt, photosNamed, staticDesign, staticDocument, toolsWith } from '../../test/page-builders.ts';
import { titleText } from '../text/text-defaults.ts';
import { applyCommand } from './apply-command.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { newCollage } from './new-collage.ts';

let tools: CollageTools;

beforeAll(async () => {
  tools = toolsWith(await loadShaper());
});

const LARGE = designOf({ size: [60, 40], values: { numberVert: 4, numberHor: 3, hasText: 3 } });
const SMALL = designOf({ size: [60, 40], values: { numberVert: 2, numberHor: 1 } });
const POSTER = designOf({ size: [60, 40], material: 'POSTER', values: { numberVert: 4, numberHor: 3 } });
const STATIC = staticDesign(staticDocument({ width: 30, height: 30 }, [photoCellAt('img1', 0, 0, 10, 10)]));

const SLOTS = Array.from({ length: 12 }, (_, index) => `img${index + 1}`);

const fullCollage = (): Collage => filled(newCollage(LARGE, tools), photosNamed(12), SLOTS);
const apply = (collage: Collage, ...commands: readonly Command[]): Collage =>
  commands.reduce((current, command) => applyCommand(current, command, tools), collage);
const changed = (collage: Collage, design: Design, isSaved = false): Collage => apply(collage, { type: 'change-design', design, isSaved });

describe('contents of slots', () => {
  it('[CHG-01] return to the slot of the same name, and nothing is lost', () => {
    const before = fullCollage();
    const small = changed(before, SMALL);
    expect(Object.keys(small.fills)).toEqual(['img1', 'img2']);
    expect(small.fills.img2).toBe(before.fills.img2);
    expect(small.photos).toBe(before.photos);
    expect(Object.keys(small.parked.fills)).toEqual(SLOTS.slice(2));
    expect(changed(small, LARGE)).toEqual(before);
  });

  it('[CHG-01] keep their views in a slot of another shape', () => {
    const view = { focusX: 0.9, focusY: 0.1, zoom: 1.3, quarterTurn: 270 } as const;
    const before = apply(fullCollage(), { type: 'set-view', slot: 'img1', view });
    const narrow = changed(before, designOf({ size: [20, 100] }));
    expect(narrow.fills.img1?.view).toBe(before.fills.img1?.view);
  });

  it('return only once for a photo that was placed elsewhere meanwhile, and twice for one that was in two slots', () => {
    const withDuplicate = apply(fullCollage(), { type: 'place-photo', slot: 'img5', photoId: 'p1' });
    const small = apply(changed(withDuplicate, SMALL), { type: 'place-photo', slot: 'img2', photoId: 'p7' });
    const large = changed(small, LARGE);
    expect([large.fills.img2?.photoId, large.fills.img7, large.fills.img1?.photoId, large.fills.img5?.photoId]).toEqual([
      'p7',
      undefined,
      'p1',
      'p1',
    ]);
  });

  it('do not return for a photo that was removed meanwhile', () => {
    const small = apply(changed(fullCollage(), SMALL), { type: 'remove-photos', photoIds: ['p7'] });
    expect(changed(small, LARGE).fills.img7).toBeUndefined();
  });

  it('[GXML-09] move the background colour from overlayshape1 to overlayshape0 and back', () => {
    const before = apply(fullCollage(), { type: 'set-background', color: '#336699' });
    const poster = changed(before, POSTER);
    expect(poster.shapeColors).toEqual({ overlayshape0: '#336699' });
    expect(changed(poster, LARGE).shapeColors).toEqual({ overlayshape1: '#336699' });
    expect(changed(changed(before, STATIC), POSTER).shapeColors).toEqual({ overlayshape0: '#336699' });
  });
});

describe('texts', () => {
  const wedding = {
    ...titleText('The wedding'),
    font: 'Nunito',
    style: '600',
    color: '#bc5365',
    caps: false,
    align: 'right',
    fontSize: 0.564,
  } as const;

  it('[CHG-02] keep words, font, colour and capitals; everything else is reset and fits the new box', () => {
    const before = apply(newCollage(LARGE, tools), { type: 'set-texts', texts: { txt1: wedding } });
    const large = designOf({ size: [140, 100], values: { hasText: 2 } });
    const { texts } = changed(before, large);
    expect(texts.txt1).toMatchObject({ text: 'The wedding', font: 'Nunito', style: '600', color: '#bc5365', caps: false, align: 'center' });
    expect(texts.txt1?.fontSize).toBeGreaterThan(0.564);
  });

  it('[CHG-01] park the title while the layout has no slot for it; a new text slot gets its default words', () => {
    const before = apply(newCollage(LARGE, tools), { type: 'set-texts', texts: { txt1: wedding } });
    const without = changed(before, SMALL);
    expect(without.texts).toEqual({});
    expect(changed(without, LARGE).texts.txt1?.text).toBe('The wedding');
    expect(changed(newCollage(SMALL, tools), LARGE).texts.txt2?.text).toBe('The subtitle');
  });

  it('[TFIT-02] keep a title whole that does not fit a small page, and draw as much as fits', () => {
    const longTitle = 'Twenty-five years and not a single day without laughter, wine and a great many photographs';
    const before = apply(newCollage(designOf({ size: [140, 100], values: { hasText: 2 } }), tools), {
      type: 'set-texts',
      texts: { txt1: { ...titleText(longTitle) } },
    });
    const small = changed(before, designOf({ size: [20, 20], values: { hasText: 1 } }));
    expect(small.texts.txt1).toMatchObject({ text: longTitle, fontSize: 0.564 });
    expect(changed(small, before.design).texts).toEqual(before.texts);
  });

  it('[TITLE-13] keep an empty title empty in every layout, while a new slot gets its words', () => {
    const without = apply(newCollage(designOf({ values: { hasText: 2 } }), tools), {
      type: 'set-texts',
      texts: { txt1: { ...wedding, text: '' } },
    });
    expect(without.texts.txt1?.text).toBe('');
    const withTexts = changed(without, designOf({ size: [140, 100], values: { hasText: 3 } }));
    expect([withTexts.texts.txt1?.text, withTexts.texts.txt2?.text]).toEqual(['', 'The subtitle']);
    expect(changed(changed(withTexts, SMALL), LARGE).texts.txt1?.text).toBe('');
    const never = { ...newCollage(LARGE, tools), texts: {} };
    expect(changed(never, designOf({ size: [140, 100], values: { hasText: 2 } })).texts.txt1?.text).toBe('');
  });
});

describe('a static design at another size', () => {
  const title = { kind: 'text', slot: 'txt1', x: 0, y: 25, width: 30, height: 4, editable: true } as const;
  const document = staticDocument({ width: 30, height: 30 }, [photoCellAt('img1', 0, 0, 10, 10), title]);

  it('[CHG-02] fits its texts into their boxes on the page', () => {
    const small = staticDesign(document);
    const large = { ...small, size: { width: 90, height: 90 } };
    const sizeOn = (design: Design) => newCollage(design, tools).texts.txt1?.fontSize ?? 0;
    expect(sizeOn(large)).toBeGreaterThan(sizeOn(small));
    expect(changed(newCollage(small, tools), large).texts).toEqual(newCollage(large, tools).texts);
  });
});

describe('colours', () => {
  const manual = (collage: Collage): Collage => ({ ...collage, photoBorderColorAutomatic: false, photoBackgroundColor: '#123456' });

  it('[CHG-03] [CHG-05] keep flag and colour of a saved collage on a static design', () => {
    const after = changed(manual(fullCollage()), STATIC, true);
    expect([after.photoBorderColorAutomatic, after.photoBackgroundColor]).toEqual([false, '#123456']);
  });

  it('[CHG-04] [CHG-05] keep the flag of a saved collage on a generated design; its colour follows the rule', () => {
    const colored = apply(fullCollage(), { type: 'set-background', color: '#336699' });
    const automatic = changed({ ...colored, photoBackgroundColor: '#123456' }, SMALL, true);
    expect([automatic.photoBorderColorAutomatic, automatic.photoBackgroundColor]).toEqual([true, '#336699']);
    const after = changed(manual(colored), SMALL, true);
    expect([after.photoBorderColorAutomatic, after.photoBackgroundColor]).toEqual([false, '#dcddde']);
  });

  it('[CHG-06] [CHG-07] become automatic in a collage that was never saved', () => {
    const after = changed(manual(fullCollage()), SMALL);
    expect([after.photoBorderColorAutomatic, after.photoBackgroundColor]).toEqual([true, '#ffffff']);
    const onStatic = changed(manual(fullCollage()), STATIC);
    expect([onStatic.photoBorderColorAutomatic, onStatic.photoBackgroundColor]).toEqual([true, '#dcddde']);
  });
});
