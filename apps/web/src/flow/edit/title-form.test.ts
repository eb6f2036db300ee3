import { subtitleText, TITLE_FONTS, titleText } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { changedTitle, SUBTITLE_SLOT, TITLE_SLOT, type TitleForm, type TitleTools, textsOf, titleFormOf } from './title-form.ts';

const defaults = { title: 'Your collage title', subtitle: 'The subtitle' };
const titleAndSubtitle = { [TITLE_SLOT]: titleText('Summer'), [SUBTITLE_SLOT]: subtitleText('by the sea') };
const drawable = (text: string) => ({ drawableInput: text.replaceAll('漢', ''), undrawable: text.includes('漢') ? ['漢'] : [] });
const always: TitleTools = { drawable, cutOf: () => 0 };
/** Tools with room for a limited number of title letters. */
const roomFor = (room: number): TitleTools => ({
  drawable,
  cutOf: ({ txt, isTitleOff }) => (isTitleOff ? 0 : Math.max(0, txt.length - room)),
});
/** Tools that accept only the unchanged form. */
const worse = (): TitleTools => ({ drawable, cutOf: (form) => (isSameForm(form) ? 0 : 1) });
const isSameForm = (form: TitleForm) => JSON.stringify({ ...form, note: null }) === JSON.stringify(titleFormOf(titleAndSubtitle));

describe('the title form', () => {
  it('[TITLE-02] [TITLE-11] contains title, subtitle, font, colour and capitals of the slots txt1 and txt2', () => {
    expect([TITLE_SLOT, SUBTITLE_SLOT]).toEqual(['txt1', 'txt2']);
    expect(titleFormOf(titleAndSubtitle)).toEqual({
      txt: 'Summer',
      stxt: 'by the sea',
      isTitleOff: false,
      isSubtitleOff: false,
      font: 'Crimson Text',
      color: '#4d4d4f',
      caps: true,
      note: null,
    });
  });

  it('[TITLE-04] has no subtitle when the design has none', () => {
    expect(titleFormOf({ [TITLE_SLOT]: titleText('Summer') }).stxt).toBe(null);
  });

  it('[TITLE-10] submits the title and subtitle layers, and no other', () => {
    expect(Object.keys(textsOf(titleFormOf(titleAndSubtitle), titleAndSubtitle, defaults))).toEqual(['txt1', 'txt2']);
    const alone = { [TITLE_SLOT]: titleText('Summer') };
    expect(Object.keys(textsOf(titleFormOf(alone), alone, defaults))).toEqual(['txt1']);
  });

  it('[TITLE-12] [TITLE-13] trims, and an empty text becomes its default', () => {
    const form = { ...titleFormOf(titleAndSubtitle), txt: '  Winter \n', stxt: '  ' };
    const texts = textsOf(form, titleAndSubtitle, defaults);
    expect(texts.txt1?.text).toBe('Winter');
    expect(texts.txt2?.text).toBe('The subtitle');
    expect(textsOf({ ...form, txt: '' }, titleAndSubtitle, defaults).txt1?.text).toBe('Your collage title');
  });

  it('colour and capitals go to both, a newly chosen font too; otherwise the subtitle keeps its own', () => {
    const recoloured = textsOf({ ...titleFormOf(titleAndSubtitle), color: '#9c4a34', caps: false }, titleAndSubtitle, defaults);
    expect(recoloured.txt1).toMatchObject({ color: '#9c4a34', caps: false, font: 'Crimson Text', style: '500' });
    expect(recoloured.txt2).toMatchObject({ color: '#9c4a34', caps: false, font: 'Montserrat', style: '500' });
    const playful = textsOf({ ...titleFormOf(titleAndSubtitle), font: 'McLaren' }, titleAndSubtitle, defaults);
    expect([playful.txt1, playful.txt2].map((text) => [text?.font, text?.style])).toEqual([
      ['McLaren', '400'],
      ['McLaren', '400'],
    ]);
  });

  it('[TITLE-15] [TITLE-16] [TITLE-17] [TITLE-18] each font of the list is used with its weight', () => {
    const styled = TITLE_FONTS.map(
      ({ family }) => textsOf({ ...titleFormOf(titleAndSubtitle), font: family }, titleAndSubtitle, defaults).txt1,
    );
    expect(styled.map((text) => `${text?.font} ${text?.style}`)).toEqual([
      'Montserrat 700',
      'Nunito 600',
      'Crimson Text 500',
      'McLaren 400',
    ]);
  });

  it('[TITLE-13] omits the title or subtitle if its box is ticked, and keeps the text in the field meanwhile', () => {
    const off = changedTitle(titleFormOf(titleAndSubtitle), { isTitleOff: true }, always);
    const texts = textsOf(off, titleAndSubtitle, defaults);
    expect([off.txt, texts.txt1?.text, texts.txt2?.text]).toEqual(['Summer', '', 'by the sea']);
    expect(titleFormOf(texts)).toMatchObject({ isTitleOff: true, isSubtitleOff: false });
    expect(textsOf(changedTitle(off, { isTitleOff: false }, always), titleAndSubtitle, defaults).txt1?.text).toBe('Summer');
  });

  it('[TITLE-25] a text that does not fit is reverted, with the field named', () => {
    const form = titleFormOf(titleAndSubtitle);
    const refused = (field: string) => ({ ...form, note: { field, kind: 'too-long' } });
    expect(changedTitle(form, { txt: 'Summer and more' }, worse())).toEqual(refused('txt'));
    expect(changedTitle(form, { stxt: 'by the sea and more' }, worse())).toEqual(refused('stxt'));
    expect(changedTitle(form, { font: 'McLaren' }, worse())).toEqual(refused('font'));
    expect(changedTitle(form, { caps: false }, worse())).toEqual(refused('caps'));
    expect(changedTitle(refused('txt') as TitleForm, { txt: 'Summer!' }, always)).toEqual({ ...form, txt: 'Summer!' });
  });

  it('[TITLE-25] fewer characters that need more room are reverted too', () => {
    const form = titleFormOf(titleAndSubtitle);
    expect(changedTitle(form, { txt: 'a\nb' }, worse())).toMatchObject({ txt: 'Summer', note: { field: 'txt', kind: 'too-long' } });
  });

  it('a title that no longer fits can be shortened or removed, but not extended', () => {
    const long = titleFormOf({ [TITLE_SLOT]: titleText('Summer by the sea') });
    expect(changedTitle(long, { txt: 'Summer by the' }, roomFor(6)).txt).toBe('Summer by the');
    expect(changedTitle(long, { txt: 'Winter holidays' }, roomFor(6)).txt).toBe('Winter holidays');
    expect(changedTitle(long, { txt: 'Summer by the sea!' }, roomFor(6)).txt).toBe('Summer by the sea');
    expect(changedTitle(long, { font: 'McLaren' }, roomFor(6)).font).toBe('McLaren');
    const off = changedTitle(long, { isTitleOff: true }, roomFor(6));
    expect(changedTitle(off, { isTitleOff: false }, roomFor(6))).toEqual(long);
  });

  it('deletions and colours are always accepted', () => {
    const form = titleFormOf(titleAndSubtitle);
    expect(changedTitle(form, { txt: 'Summ' }, worse()).txt).toBe('Summ');
    expect(changedTitle(form, { color: '#000000' }, worse()).color).toBe('#000000');
  });

  it('[TFIT-01] accepts every letter, and reports the characters that no font can draw', () => {
    const form = titleFormOf(titleAndSubtitle);
    expect(changedTitle(form, { txt: 'L’été €5\n☀ ok' }, always)).toEqual({ ...form, txt: 'L’été €5\n☀ ok' });
    expect(changedTitle(form, { stxt: 'Mar 漢' }, always)).toEqual({
      ...form,
      stxt: 'Mar ',
      note: { field: 'stxt', kind: 'left-out', signs: ['漢'] },
    });
  });
});
