import { atFontSize, FONT_SIZES, photoText, type TextData } from '@muro/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPhotoText,
  nextFontSize,
  type PhotoTextFields,
  type PhotoTextForm,
  type PhotoTextTools,
  photoTextFormOf,
  submittedText,
} from './photo-text-form.ts';

const BOX = { width: 20, height: 15 };

/** Simulates text fitting: each letter is as wide as its size, capitals twice that, McLaren 1.5 times; there is one line of `room` cm. */
const roomFor = (room: number): PhotoTextTools => ({
  drawable: (text) => ({ drawableInput: text.replaceAll('漢', ''), undrawable: text.includes('漢') ? ['漢'] : [] }),
  fit: (data) => {
    const wideAt = (size: number, text: string) => text.length * size * (data.caps ? 2 : 1) * (data.font === 'McLaren' ? 1.5 : 1);
    const sizes = FONT_SIZES.filter((size) => size <= data.fontSize).reverse();
    const size = sizes.find((candidate) => wideAt(candidate, data.text) <= room);
    if (size !== undefined) return atFontSize(data, size);
    const smallest = FONT_SIZES[0] as number;
    const length = Math.floor(room / wideAt(smallest, 'x'));
    return { ...atFontSize(data, smallest), text: data.text.slice(0, length) };
  },
});

const newForm = photoTextFormOf(null, BOX);
const written = (form: PhotoTextForm, txt: string, room = 1000) => changedPhotoText(form, { txt }, roomFor(room));

describe('the form for a text on a photo', () => {
  it('[PTEXT-16] [TDATA-09] has words, font, size, colour, both alignments and background, as a new text has them', () => {
    expect(newForm).toMatchObject({
      txt: '',
      font: 'Roboto',
      fontsize: 1.693,
      color: '#000000',
      align: 'center',
      valign: 'bottom',
      background: 'none',
    });
  });

  it('shows a text as it is drawn until the first change, in a listed size from then on', () => {
    const older: TextData = { ...photoText('Sea', BOX), fontSize: 3, lineHeight: 3, multiLine: false };
    const form = photoTextFormOf(older, BOX);
    expect([form.drawn, form.fontsize]).toEqual([older, 1.693]);
    expect(submittedText(form)).toBe(older);
    expect(changedPhotoText(form, { align: 'left' }, roomFor(1000)).drawn).toMatchObject({
      fontSize: 1.693,
      multiLine: true,
      align: 'left',
    });
  });

  it('[PTEXT-03] every input changes the text that is drawn', () => {
    expect(written(newForm, 'S').drawn.text).toBe('S');
    expect(written(written(newForm, 'S'), 'Sea\nsand').drawn.text).toBe('Sea\nsand');
  });

  it('[TDATA-12] letters become smaller while the words need it, and larger again without them', () => {
    const written14 = written(newForm, 'Sea', 14);
    const more = written(written14, 'Sea and sand', 14);
    expect([written14.drawn.fontSize, more.drawn.fontSize, more.fontsize]).toEqual([1.693, 0.564, 1.693]);
    expect(more.drawn.letterSpacing).toBeCloseTo(0.2 * 0.564, 4);
    expect(written(more, 'Sea', 14).drawn.fontSize).toBe(1.693);
  });

  it('[TFIT-02] words that do not fit in the smallest letters are reverted', () => {
    const form = written(newForm, 'Sea', 5);
    expect(written(form, 'Sea and sand', 5)).toEqual({ ...form, note: { kind: 'too-long' } });
    expect(written({ ...form, note: { kind: 'too-long' } }, 'Seas', 5)).toMatchObject({ txt: 'Seas', note: null });
  });

  it('less is always accepted: a text from a larger place stays whole until it is shortened, and can be', () => {
    const form = photoTextFormOf(photoText('A long text from a large photo', BOX), BOX);
    const coloured = changedPhotoText(form, { color: '#9c4a34' }, roomFor(5));
    expect([coloured.txt, coloured.drawn.text, coloured.drawn.color]).toEqual([form.txt, form.txt, '#9c4a34']);
    expect(written(coloured, 'A long text', 5).txt).toBe('A long text');
    expect(written(coloured, `${form.txt}!`, 5).note).toEqual({ kind: 'too-long' });
  });

  it('[TFIT-02] fewer characters that need more room are reverted', () => {
    const form = written(newForm, 'Sea sand', 5);
    const twoLines: PhotoTextTools = { ...roomFor(5), fit: (data) => ({ ...data, text: data.text.split('\n')[0] as string }) };
    expect(changedPhotoText(form, { txt: 'a\nb' }, twoLines)).toEqual({ ...form, note: { kind: 'too-long' } });
  });

  it('[TFIT-01] accepts every letter, and reports the characters that no font can draw', () => {
    expect(written(newForm, 'L’été €5 – ☀')).toMatchObject({ txt: 'L’été €5 – ☀', note: null });
    expect(written(newForm, 'Mar 漢')).toMatchObject({ txt: 'Mar ', note: { kind: 'left-out', signs: ['漢'] } });
    expect(written(newForm, 'x'.repeat(1001), 10_000)).toMatchObject({ txt: 'x'.repeat(1000), note: { kind: 'too-long' } });
  });

  it('[PTEXT-07] steps through the sizes from the drawn one and stops at the ends of the list', () => {
    const steps = (fontSize: number) => ([-1, 1] as const).map((by) => nextFontSize(fontSize, by));
    expect(steps(1.693)).toEqual([0.917, 2.54]);
    expect(steps(0.564)).toEqual([null, 0.706]);
    expect(steps(3.387)).toEqual([2.54, null]);
    expect(steps(3)).toEqual([2.54, 3.387]);
  });

  it('a larger size, a wider font or capitals that do not fit are reverted', () => {
    const form = written(newForm, 'Sea sand', 14);
    const small = changedPhotoText(form, { caps: false }, roomFor(14));
    expect(small.drawn.fontSize).toBe(1.693);
    expect(changedPhotoText(small, { fontsize: 2.54 }, roomFor(14))).toEqual({ ...small, note: { kind: 'too-large' } });
    expect(changedPhotoText(small, { fontsize: 0.917 }, roomFor(14))).toMatchObject({ fontsize: 0.917, note: null });
    expect(changedPhotoText(small, { caps: true }, roomFor(5))).toEqual({ ...small, note: { kind: 'too-large' } });
    expect(changedPhotoText(small, { font: 'McLaren' }, roomFor(5)).note).toEqual({ kind: 'too-large' });
  });

  it('[PTEXT-09] [TDATA-16] a font sets its weight', () => {
    expect(changedPhotoText(newForm, { font: 'Indie Flower' }, roomFor(100)).drawn).toMatchObject({ font: 'Indie Flower', style: '400' });
  });

  it('[PTEXT-11] [PTEXT-12] [PTEXT-13] places and backgrounds need no room', () => {
    const look = { align: 'right', valign: 'middle', background: 'back2' } as const;
    expect(changedPhotoText(written(newForm, 'Sea'), look, roomFor(0)).drawn).toMatchObject(look);
  });

  it('[TFIT-06] a text of spaces only counts as no text', () => {
    expect(submittedText(written(newForm, ' \n '))).toBeNull();
    expect(submittedText(written(newForm, 'Sea'))).toMatchObject({ text: 'Sea' });
  });

  it('after any change the drawn text fits completely, in a listed size not above the requested one', () => {
    const anyChange = fc.oneof(
      fc.record({ txt: fc.string({ maxLength: 30, unit: 'grapheme' }) }),
      fc.record({ fontsize: fc.constantFrom(...FONT_SIZES) }),
      fc.record({ caps: fc.boolean() }),
      fc.record({ font: fc.constantFrom('Roboto', 'Indie Flower', 'McLaren', 'Rasa') }),
      fc.record({ valign: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const) }),
    ) as fc.Arbitrary<Partial<PhotoTextFields>>;
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 20 }), fc.integer({ min: 1, max: 60 }), (changes, room) => {
        const tools = roomFor(room);
        const form = changes.reduce<PhotoTextForm>((current, change) => changedPhotoText(current, change, tools), newForm);
        expect(tools.fit(form.drawn)).toEqual(form.drawn);
        expect(FONT_SIZES).toContain(form.drawn.fontSize);
        expect(form.drawn.fontSize).toBeLessThanOrEqual(form.fontsize);
        expect(form.drawn.text).toBe(form.txt);
      }),
    );
  });
});
