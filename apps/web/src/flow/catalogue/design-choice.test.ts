import { CUSTOM_ID, readTemplateListXml, type Template, type TemplateSize } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import {
  applyStyle,
  basicXmlOf,
  type Choice,
  choiceOf,
  chooseFormat,
  chooseMaterial,
  chooseSize,
  controlsOf,
  designOf,
  documentOf,
  dropCustomSize,
  firstChoice,
  stepValue,
  trimOf,
  typeValue,
} from './design-choice.ts';

const SIZES = ['30x30', '40x30', '50x40', '40x50', '60x60'];

function template(source: string, more = ''): Template {
  const children = SIZES.map((size, index) => {
    const [width, height] = size.split('x');
    return `<template id="9${index}" width="${width}" height="${height}" materials="POSTER,CANVAS2CM${index === 4 ? '' : ',PLEXI'}"/>`;
  });
  const xml = `<rsp><templates><template id="9" name="Muro-Nueve" source="${source}" width="50" height="40" visible="true" ${more}><children>${children.join('')}</children></template></templates></rsp>`;
  const [read] = readTemplateListXml(xml).templates;
  if (!read) throw new Error('the list of this test is broken');
  return read;
}

const size = (of: Template, name: string): TemplateSize => {
  const found = of.children.find(({ width, height }) => `${width}x${height}` === name);
  if (!found) throw new Error(`no size ${name}`);
  return found;
};
const sizeName = ({ size: { width, height } }: Choice): string => `${width}x${height}`;
const CUSTOM: TemplateSize = {
  id: CUSTOM_ID,
  width: 33,
  height: 47,
  materials: ['POSTER'],
  description: '',
  url: '',
  isCustom: true,
  hasCustomSize: true,
};
const ALLEVEN = template('gen:alleven', 'hasCustomSize="true"');
const SINGLE = template('gen:single');

describe('a template page', () => {
  it('[SIZE-23] starts at the default size, without a preferred material', () => {
    expect([sizeName(firstChoice(ALLEVEN)), firstChoice(ALLEVEN).material]).toEqual(['50x40', '']);
  });

  it('[SZST-04] an orientation selects its first size', () => {
    expect([1, 2, 3].map((format) => sizeName(chooseFormat(ALLEVEN, firstChoice(ALLEVEN), format as 1 | 2 | 3)))).toEqual([
      '30x30',
      '40x30',
      '40x50',
    ]);
  });

  it('[SZST-02] a custom size falls back to the default if the template has none', () => {
    expect(sizeName(chooseSize(SINGLE, firstChoice(SINGLE), CUSTOM))).toBe('50x40');
    expect(sizeName(chooseSize(ALLEVEN, firstChoice(ALLEVEN), CUSTOM))).toBe('33x47');
  });

  it('[SZST-03] [FMT-15] a custom size like a standard one is the standard one', () => {
    const next = chooseSize(ALLEVEN, firstChoice(ALLEVEN), { ...CUSTOM, width: 40, height: 50 });
    expect([next.size.id, next.customSize]).toEqual(['93', null]);
  });

  it('[FMT-09] back to standard forgets the custom size', () => {
    const custom = chooseSize(ALLEVEN, firstChoice(ALLEVEN), CUSTOM);
    expect(custom.customSize?.id).toBe(CUSTOM_ID);
    expect(dropCustomSize(ALLEVEN, custom)).toMatchObject({ customSize: null, size: { id: '92' } });
    expect(dropCustomSize(ALLEVEN, custom, size(ALLEVEN, '30x30'))).toMatchObject({ customSize: null, size: { id: '90' } });
  });

  it('[SZST-06] a material that the new size has not falls back to no preference', () => {
    const plexi = chooseMaterial(ALLEVEN, firstChoice(ALLEVEN), 'PLEXI');
    expect(plexi.material).toBe('PLEXI');
    expect(chooseSize(ALLEVEN, plexi, size(ALLEVEN, '60x60')).material).toBe('');
  });

  it('[SZST-05] [SZST-14] a smaller size brings the values inside its bounds', () => {
    let wide = firstChoice(ALLEVEN);
    for (let press = 0; press < 20; press++) wide = stepValue(ALLEVEN, wide, 'numberVert', 1);
    expect(wide.values.numberVert).toBe(10);
    expect(chooseSize(ALLEVEN, wide, size(ALLEVEN, '30x30')).values.numberVert).toBe(6);
  });

  it('[SZST-05] another size of a design with composed start values computes them again; values set by the user stay, and the former size restores the former values', () => {
    const composed: Template = { ...ALLEVEN, start: 'composed' };
    const first = firstChoice(composed);
    const strip = { ...CUSTOM, width: 90, height: 30 };
    const long = chooseSize(composed, first, strip);
    expect(long.values).toMatchObject({ numberVert: 6, numberHor: 2 });
    expect(chooseSize(ALLEVEN, first, strip).values).toMatchObject({ numberVert: 3, numberHor: 4 });
    expect(chooseSize(composed, long, first.size).values).toEqual(first.values);
    const set = stepValue(composed, stepValue(composed, first, 'numberHor', -1), 'borderCM', 1);
    expect(chooseSize(composed, set, strip).values).toMatchObject({ numberVert: 6, numberHor: 3, borderCM: 0.6 });
  });

  it('[SZST-07] [SZST-08] [SZST-09] [SZST-10] a first material, or canvas after paper, sets the margin back to its own minimum', () => {
    const wide = { ...firstChoice(SINGLE), values: { marginCM: 2, hasText: 0 } };
    const poster = chooseMaterial(SINGLE, wide, 'POSTER');
    expect(poster.values.marginCM).toBe(0);
    const wider = stepValue(SINGLE, poster, 'marginCM', 1);
    expect(wider.values.marginCM).toBe(0.5);
    expect(chooseMaterial(SINGLE, wider, 'PLEXI').values.marginCM).toBe(0.5);
    expect(chooseMaterial(SINGLE, wider, 'CANVAS2CM').values.marginCM).toBe(0);
    expect(
      chooseMaterial(ALLEVEN, { ...firstChoice(ALLEVEN), values: { ...firstChoice(ALLEVEN).values, marginCM: 2 } }, 'POSTER').values
        .marginCM,
    ).toBe(0.5);
  });

  it('[SZST-11] hides the margin while there is a text', () => {
    const keys = (choice: Choice) => controlsOf(ALLEVEN, choice).map(({ key }) => key);
    expect(keys(firstChoice(ALLEVEN))).toContain('marginCM');
    expect(keys(stepValue(ALLEVEN, firstChoice(ALLEVEN), 'hasText', 1))).not.toContain('marginCM');
  });

  it('[CTRL-01] shows the rows next to the columns, and a style still steps the layout between them', () => {
    const ring = template('gen:onelarge');
    const keys = controlsOf(ring, firstChoice(ring)).map(({ key }) => key);
    expect(keys).toEqual(['numberVert', 'numberHor', 'layout', 'borderCM', 'marginCM', 'hasText']);
    expect(applyStyle(ring, firstChoice(ring)).values.layout).toBe((firstChoice(ring).values.layout ?? 0) + 1);
  });

  it('[SIZE-17] [SIZE-18] [GEN-TILES-06] panels determine the page size, regardless of the size in the list', () => {
    const panels = template('gen:tiles', 'isTileBased="true"');
    const choice = stepValue(panels, firstChoice(panels), 'numberVert', 1);
    const document = documentOf(panels, choice, null);
    if (!document) throw new Error('a generated design has a layout at once');
    const { width, height } = trimOf(panels, choice, document);
    expect([width, height].map((side) => side.toFixed(1))).toEqual(['77.6', '58.2']);
    expect(designOf(panels, choice, document).size).toEqual({ width, height });
  });

  it('[SIZE-02] [SIZE-03] a style steps the second control up once', () => {
    expect(applyStyle(ALLEVEN, firstChoice(ALLEVEN)).values.numberHor).toBe(5);
    const statics = template('xml:/templates/9/template.xml');
    expect(applyStyle(statics, firstChoice(statics))).toEqual(firstChoice(statics));
  });

  it('[CTRL-13] typing a value out of bounds changes nothing', () => {
    const start = firstChoice(ALLEVEN);
    expect(typeValue(ALLEVEN, start, 'numberVert', '99')).toBe(start);
    expect(typeValue(ALLEVEN, start, 'numberVert', 'x')).toBe(start);
    expect(typeValue(ALLEVEN, start, 'numberVert', '7').values.numberVert).toBe(7);
  });

  it('a template starts with the values of its list entry', () => {
    expect(firstChoice({ ...ALLEVEN, preset: { numberVert: '5' } }).values).toMatchObject({ numberVert: 5, numberHor: 4 });
  });
});

describe('the design that goes to the editor', () => {
  it('[SIZE-35] [SIZE-36] [SIZE-37] has size, material and the generated layout as XML', () => {
    const choice = chooseMaterial(ALLEVEN, chooseSize(ALLEVEN, firstChoice(ALLEVEN), CUSTOM), 'POSTER');
    const document = documentOf(ALLEVEN, choice, null);
    if (!document) throw new Error('a generated design has a layout at once');
    const design = designOf(ALLEVEN, choice, document);
    expect(design).toMatchObject({
      templateId: '9',
      childTemplateId: CUSTOM_ID,
      size: { width: 33, height: 47 },
      material: 'POSTER',
      generator: 'alleven',
    });
    expect(basicXmlOf(design)).toContain('designer="generated"');
  });

  it('[SIZE-37] of a static template waits for its layout and has no XML of its own', () => {
    const statics = template('xml:/templates/9/template.xml');
    const choice = firstChoice(statics);
    expect(documentOf(statics, choice, null)).toBeNull();
    const layout = documentOf(ALLEVEN, firstChoice(ALLEVEN), null);
    if (!layout) throw new Error('a generated design has a layout at once');
    expect(basicXmlOf(designOf(statics, choice, layout))).toBe('');
  });

  it('[ROUTE-26] is found again on its page when its collage is opened', () => {
    const choice = stepValue(
      ALLEVEN,
      chooseMaterial(ALLEVEN, chooseSize(ALLEVEN, firstChoice(ALLEVEN), CUSTOM), 'POSTER'),
      'numberVert',
      1,
    );
    const document = documentOf(ALLEVEN, choice, null);
    if (!document) throw new Error('a generated design has a layout at once');
    const restoredChoice = choiceOf(ALLEVEN, designOf(ALLEVEN, choice, document));
    expect([
      sizeName(restoredChoice),
      restoredChoice.size.id,
      restoredChoice.customSize?.id,
      restoredChoice.material,
      restoredChoice.values,
    ]).toEqual(['33x47', CUSTOM_ID, CUSTOM_ID, 'POSTER', choice.values]);
  });
});
