import { describe, expect, it } from 'vitest';
import { ALL_FACES, faceOf, isListedFont, PHOTO_TEXT_FONTS, SUBTITLE_FONT, TITLE_FONTS } from './fonts.ts';
import {
  DEFAULT_SUBTITLE,
  DEFAULT_TITLE,
  FONT_SIZES,
  fontSizeFor,
  GENERAL_TEXT,
  letterSpacingFor,
  photoText,
  subtitleText,
  titleText,
  wordsOrDefault,
} from './text-defaults.ts';

describe('fonts', () => {
  it('[TITLE-15] [TITLE-16] [TITLE-17] [TITLE-18] the title list has four families with their weights', () => {
    expect(TITLE_FONTS.map(({ family, weight, label }) => [family, weight, label])).toEqual([
      ['Montserrat', 700, 'FONT_MODERN_1'],
      ['Nunito', 600, 'FONT_MODERN_2'],
      ['Crimson Text', 500, 'FONT_CLASSIC'],
      ['McLaren', 400, 'FONT_PLAYFUL'],
    ]);
  });

  it('[TDATA-16] the photo text list has four families', () => {
    expect(PHOTO_TEXT_FONTS.map(({ family, label }) => [family, label])).toEqual([
      ['Roboto', 'FONT_MODERN'],
      ['Indie Flower', 'FONT_HANDWRITING'],
      ['McLaren', 'FONT_PLAYFUL'],
      ['Rasa', 'FONT_CLASSIC'],
    ]);
  });

  it('[TITLE-20] the subtitle default is Montserrat 500', () => {
    expect(SUBTITLE_FONT).toMatchObject({ family: 'Montserrat', weight: 500 });
    expect(faceOf('Montserrat', '500').file).toBe('montserrat/files/montserrat-latin-500-normal.woff');
  });

  it('reads futura-pt as Jost, and Crimson Text 500 from its 400 file', () => {
    expect(faceOf('futura-pt', '').family).toBe('Jost');
    expect(faceOf('Crimson Text', '500')).toEqual({
      family: 'Crimson Text',
      weight: 500,
      file: 'crimson-text/files/crimson-text-latin-400-normal.woff',
    });
  });

  it('never makes a file name out of an unknown family or weight', () => {
    const files = new Set(ALL_FACES.map(({ file }) => file));
    for (const family of [
      '../../../etc/passwd',
      'Arial;}</style><script>',
      'url(http://127.0.0.1:9/f.ttf)',
      '',
      '__proto__',
      'constructor',
    ]) {
      expect(files).toContain(faceOf(family, '../700').file);
      expect(isListedFont(family)).toBe(false);
    }
    expect(faceOf('Montserrat', '900').weight).toBe(700);
  });
});

describe('text defaults', () => {
  it('[TDATA-11] the font sizes are the six of the list', () => {
    expect(FONT_SIZES).toEqual([0.564, 0.706, 0.917, 1.693, 2.54, 3.387]);
  });

  it.each([
    [3, 3, 0.564, 0.1128],
    [10, 10, 0.917, 0.1834],
    [12, 8, 0.917, 0.1834],
    [20, 15, 1.693, 0.3386],
    [25, 26, 2.54, 0.508],
    [40, 30, 3.387, 0.6774],
    [1, 1, 0.564, 0.1128],
  ])('[TDATA-14] [TDATA-15] [TDATA-17] a layer of %d x %d cm gets size %d and spacing %d', (width, height, size, spacing) => {
    expect(fontSizeFor({ width, height })).toBe(size);
    expect(letterSpacingFor(size)).toBe(spacing);
  });

  it('[TDATA-13] [TDATA-18] [TITLE-21] the general text is futura-pt in black capitals, 0.5 cm before it is fitted', () => {
    expect(GENERAL_TEXT).toMatchObject({ font: 'futura-pt', color: '#000000', caps: true, lineHeight: 0.5, padding: 0.5, fontSize: 0.5 });
  });

  it('[TITLE-19] [TITLE-21] a title is Crimson Text 500 in capitals, #4d4d4f', () => {
    expect(titleText('Verano')).toMatchObject({ text: 'Verano', font: 'Crimson Text', style: '500', caps: true, color: '#4d4d4f' });
  });

  it('[TITLE-20] [TITLE-21] a subtitle is Montserrat 500', () => {
    expect(subtitleText('2026')).toMatchObject({ text: '2026', font: 'Montserrat', style: '500' });
  });

  it('[TITLE-12] [TITLE-13] [TITLE-14] trims words, and replaces an empty text by the default', () => {
    expect(titleText('  Mi verano \n').text).toBe('Mi verano');
    expect([titleText(' ').text, subtitleText('').text]).toEqual(['Your collage title', 'The subtitle']);
    expect([DEFAULT_TITLE, DEFAULT_SUBTITLE]).toEqual(['Your collage title', 'The subtitle']);
    expect(titleText('', 'El título de tu collage').text).toBe('El título de tu collage');
    expect(wordsOrDefault('\u200b \u0007', 'x')).toBe('x');
  });

  it('[TDATA-09] [TDATA-10] a text on a photo is Roboto, black, centred at the bottom, no background, sized for the photo', () => {
    expect(photoText('hola', { width: 20, height: 15 })).toMatchObject({
      text: 'hola',
      font: 'Roboto',
      color: '#000000',
      align: 'center',
      valign: 'bottom',
      background: 'none',
      fontSize: 1.693,
      letterSpacing: 0.3386,
    });
  });
});
