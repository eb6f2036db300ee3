import { subtitleText, TITLE_FONTS, titleText } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { changedTitle, SUBTITLE_SLOT, TITLE_SLOT, textsOf, titleFormOf } from './title-form.ts';

const defaults = { title: 'Your collage title', subtitle: 'The subtitle' };
const both = { [TITLE_SLOT]: titleText('Summer'), [SUBTITLE_SLOT]: subtitleText('by the sea') };
const always = (): boolean => true;
const never = (): boolean => false;

describe('the title form', () => {
  it('[TITLE-02] [TITLE-11] holds title, subtitle, font, colour and capitals of the slots txt1 and txt2', () => {
    expect([TITLE_SLOT, SUBTITLE_SLOT]).toEqual(['txt1', 'txt2']);
    expect(titleFormOf(both)).toEqual({
      txt: 'Summer',
      stxt: 'by the sea',
      font: 'Crimson Text',
      color: '#4d4d4f',
      caps: true,
      tooLong: null,
    });
  });

  it('[TITLE-04] has no subtitle when the design has none', () => {
    expect(titleFormOf({ [TITLE_SLOT]: titleText('Summer') }).stxt).toBe(null);
  });

  it('[TITLE-10] submits the title and subtitle layers, and no other', () => {
    expect(Object.keys(textsOf(titleFormOf(both), both, defaults))).toEqual(['txt1', 'txt2']);
    const alone = { [TITLE_SLOT]: titleText('Summer') };
    expect(Object.keys(textsOf(titleFormOf(alone), alone, defaults))).toEqual(['txt1']);
  });

  it('[TITLE-12] [TITLE-13] trims, and an empty text becomes its default', () => {
    const form = { ...titleFormOf(both), txt: '  Winter \n', stxt: '  ' };
    const texts = textsOf(form, both, defaults);
    expect(texts.txt1?.text).toBe('Winter');
    expect(texts.txt2?.text).toBe('The subtitle');
    expect(textsOf({ ...form, txt: '' }, both, defaults).txt1?.text).toBe('Your collage title');
  });

  it('colour and capitals go to both, a newly chosen font too; otherwise the subtitle keeps its own', () => {
    const recoloured = textsOf({ ...titleFormOf(both), color: '#9c4a34', caps: false }, both, defaults);
    expect(recoloured.txt1).toMatchObject({ color: '#9c4a34', caps: false, font: 'Crimson Text', style: '500' });
    expect(recoloured.txt2).toMatchObject({ color: '#9c4a34', caps: false, font: 'Montserrat', style: '500' });
    const playful = textsOf({ ...titleFormOf(both), font: 'McLaren' }, both, defaults);
    expect([playful.txt1, playful.txt2].map((text) => [text?.font, text?.style])).toEqual([
      ['McLaren', '400'],
      ['McLaren', '400'],
    ]);
  });

  it('[TITLE-15] [TITLE-16] [TITLE-17] [TITLE-18] each font of the list is worn with its weight', () => {
    const worn = TITLE_FONTS.map(({ family }) => textsOf({ ...titleFormOf(both), font: family }, both, defaults).txt1);
    expect(worn.map((text) => `${text?.font} ${text?.style}`)).toEqual(['Montserrat 700', 'Nunito 600', 'Crimson Text 500', 'McLaren 400']);
  });

  it('[TITLE-25] what does not fit is taken back, with the field named', () => {
    const form = titleFormOf(both);
    expect(changedTitle(form, { txt: 'Summer and more' }, never)).toEqual({ ...form, tooLong: 'txt' });
    expect(changedTitle(form, { stxt: 'by the sea and more' }, never)).toEqual({ ...form, tooLong: 'stxt' });
    expect(changedTitle(form, { font: 'McLaren' }, never)).toEqual({ ...form, tooLong: 'font' });
    expect(changedTitle(form, { caps: false }, never)).toEqual({ ...form, tooLong: 'caps' });
    expect(changedTitle({ ...form, tooLong: 'txt' }, { txt: 'Summer!' }, always)).toEqual({ ...form, txt: 'Summer!', tooLong: null });
  });

  it('shortening is always accepted, and so is a colour', () => {
    const form = titleFormOf(both);
    expect(changedTitle(form, { txt: 'Summ' }, never).txt).toBe('Summ');
    expect(changedTitle(form, { color: '#000000' }, never).color).toBe('#000000');
  });

  it('[TFIT-01] characters that cannot be printed are never taken', () => {
    expect(changedTitle(titleFormOf(both), { txt: 'Año €5\n☀ ok' }, always).txt).toBe('Año 5\n ok');
  });
});
