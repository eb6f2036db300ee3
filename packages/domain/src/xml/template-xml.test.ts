import { describe, expect, it } from 'vitest';
import { XML_CASES } from '../../test/xml-cases.ts';
import { alleven } from '../layouts/alleven.ts';
import { generateDocument } from '../layouts/generate-document.ts';
import type { Generator } from '../layouts/shared/generator.ts';
import type { LayoutCell } from '../layouts/shared/layout.ts';
import { single } from '../layouts/single.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import { readTemplateXml, writeTemplateXml } from './template-xml.ts';

const read = (text: string) => readTemplateXml(text, { baseUrl: '/templates/9/' });
const document = (inside: string, attributes = '') =>
  `<template designer="muro" design="" ${attributes}>${inside.includes('<dopcanvas') ? '' : '<dopcanvas width="50" height="40"/>'}${inside}</template>`;
const withLayers = (layers: string, before = '') => document(`${before}<variation name="default">${layers}</variation>`);
const cellsOf = (layers: string, before = '') => read(withLayers(layers, before)).layout.cells;
const context = { size: { width: 50, height: 40 }, material: 'CANVAS2CM', siblings: [] } as const;
const generated = (material: 'POSTER' | 'CANVAS2CM' | '' = 'CANVAS2CM', generator: Generator = alleven) =>
  generateDocument({ generator, context: { ...context, material }, values: { hasText: 3 }, seed: 1 });

describe('readTemplateXml', () => {
  it('[TXML-02] [TXML-03] [TXML-04] [TXML-05] reads the page and the properties of the template', () => {
    const bare = read(document('<variation name="default"/>'));
    expect(bare).toMatchObject({ designer: 'muro', screenDpcm: 40, material: '', hasCustomSizes: false, vals: {}, resources: [] });
    expect(bare.layout.size).toEqual({ width: 50, height: 40 });
    const full = read(
      document('<variation name="default"/>', 'screenDpcm="20" material="PLEXI" hasCustomSizes="true"').replace(
        'design=""',
        'design="happy"',
      ),
    );
    expect(full).toMatchObject({ screenDpcm: 20, material: 'PLEXI', hasCustomSizes: true, design: 'happy' });
  });

  it('[TPL-18] accepts only a known material', () => {
    expect(read(document('<variation name="default"/>', 'material="GOLD"')).material).toBe('');
  });

  it('[TXML-25] reads the frame colour of a box, and refuses any but its two', () => {
    const read = (frameColor: string) =>
      readTemplateXml(
        `<template design="box" frameColor="${frameColor}"><dopcanvas width="50" height="40"/><variation name="default"/></template>`,
        { baseUrl: '' },
      );
    expect(['', 'black', '#000000', '0xFCFAF2'].map((color) => read(color).frameColor)).toEqual([
      undefined,
      undefined,
      '#000000',
      '#fcfaf2',
    ]);
    expect(writeTemplateXml(read('#fcfaf2'))).toContain('frameColor="#fcfaf2"');
    expect(() => read('#ff0000')).toThrow(/frameColor must be #000000 or #fcfaf2/);
  });

  it.each(['simple', 'happy', 'modern', 'tiles', 'box', 'alleven', 'mosaic1'])(
    '[TXML-06] accepts design %s, static or generated',
    (design) => {
      expect(read(document('<variation name="default"/>').replace('design=""', `design="${design}"`)).design).toBe(design);
    },
  );

  it('[TXML-11] [LAYER-02] reads a photo with slot, place, rotation and print margin', () => {
    expect(cellsOf('<dopimage slot="img1" x="1" y="2.5" width="3" height="4" rotation="-7.5" printmargin="0.2"/>')).toEqual([
      {
        kind: 'photo',
        slot: 'img1',
        x: 1,
        y: 2.5,
        width: 3,
        height: 4,
        tiltDeg: -7.5,
        printMargin: 0.2,
        cornerRadius: 0,
        allowsText: true,
      },
    ]);
    expect(cellsOf('<dopimage slot="img1" width="3" height="4" cornerradius="0.5" allowtext="false"/>')).toMatchObject([
      { x: 0, y: 0, tiltDeg: 0, cornerRadius: 0.5, allowsText: false },
    ]);
  });

  it('[TXML-12] [LAYER-06] reads a text with slot, place and editable flag', () => {
    const attributes = 'x="1" y="2" width="3" height="4"';
    expect(cellsOf(`<doptext slot="txt1" ${attributes} editable="true"/><doptext slot="txt2" ${attributes} editable="false"/>`)).toEqual([
      { kind: 'text', slot: 'txt1', x: 1, y: 2, width: 3, height: 4, editable: true },
      { kind: 'text', slot: 'txt2', x: 1, y: 2, width: 3, height: 4, editable: false },
    ]);
  });

  it('[TXML-13] [LAYER-14] reads a clip with state, viewport and path', () => {
    const [clip] = cellsOf(
      '<dopclip slot="img1" width="3" height="4" state="false" viewportWidth="100" viewportHeight="80" path="M0 0H100V80Z"/>',
    );
    expect(clip).toMatchObject({ kind: 'clip', slot: 'img1', state: false, viewportWidth: 100, viewportHeight: 80, path: 'M0 0H100V80Z' });
    expect((clip as Extract<LayoutCell, { kind: 'clip' }>).outline).toEqual([['M', 0, 0], ['L', 100, 0], ['L', 100, 80], ['Z']]);
  });

  const RESOURCES =
    '<resources><resource id="5"><version media="full" type="image/tiff" source="art/big.tif"/><version media="web" type="image/png" source="art/leaf.png"/></resource></resources>';

  it('[TXML-07] [TXML-14] [TPL-24] [TPL-25] [LAYER-12] matches overlays to the web versions of resources, below the base address', () => {
    const { resources, layout } = read(withLayers('<dopoverlay x="-1" y="0" width="3" height="4" resource="5"/>', RESOURCES));
    expect(resources).toEqual([{ id: '5', type: 'image/png', source: '/templates/9/art/leaf.png' }]);
    expect(layout.cells).toEqual([{ kind: 'overlay', x: -1, y: 0, width: 3, height: 4, resource: '5' }]);
  });

  it.each([
    'http://127.0.0.1:9/x.png',
    '//evil/x.png',
    'file:///etc/passwd',
    '/etc/passwd',
    '../x.png',
    'art/../../x.png',
    'art/..',
    'art\\x.png',
    'art/%2e%2e/x.png',
    'x.png?u=1',
    '.hidden',
    '',
  ])('refuses the picture address %j', (source) => {
    const resources = `<resources><resource id="5"><version media="web" type="image/png" source="${source}"/></resource></resources>`;
    expect(() => read(withLayers('', resources))).toThrow(/resources\/resource\/version: source .* is not a path below/);
  });

  it('ignores pictures of documents from outside the catalogue', () => {
    const resources = '<resources><resource id="5"><version media="web" source="http://127.0.0.1:9/x.png"/></resource></resources>';
    const text = withLayers('<dopoverlay width="3" height="4" resource="5"/><dopimage slot="img1" width="3" height="4"/>', resources);
    const outside = readTemplateXml(text, { baseUrl: null });
    expect([outside.resources, outside.layout.cells.map(({ kind }) => kind)]).toEqual([[], ['photo']]);
  });

  it('[TXML-16] [TXML-17] [TXML-18] [TXML-19] [LAYER-11] reads a shape with its figures and colour', () => {
    const layers =
      '<dopshapeoverlay slot="overlayshape0" x="-5" y="-5" width="60" height="50" printmargin="5" defaultcolor="0xFCFAF2">' +
      '<rectangle x="0" y="0" width="60" height="50" isfilled="true" borderradius="1" borderwidth="0.2"/><circle x="1" y="2" width="3" height="4"/></dopshapeoverlay>';
    expect(cellsOf(layers)).toEqual([
      {
        kind: 'shape',
        slot: 'overlayshape0',
        x: -5,
        y: -5,
        width: 60,
        height: 50,
        printMargin: 5,
        defaultColor: '#fcfaf2',
        rectangles: [{ x: 0, y: 0, width: 60, height: 50, isFilled: true, borderRadius: 1, borderWidth: 0.2 }],
        circles: [{ x: 1, y: 2, width: 3, height: 4 }],
      },
    ]);
  });

  it('[LAYER-15] [LAYER-16] reads a game box; by default its border is opaque and its ground empty', () => {
    const [box] = cellsOf(
      '<dopgamebox x="1" y="1" width="3" height="4" border="true" borderWidth="0.1" color="0x000000" backgroundColor="0xFCFAF2"/>',
    );
    expect(cellsOf('<dopgamebox width="3" height="4"/>')).toMatchObject([{ border: false, color: '#000000', backgroundColor: '' }]);
    expect(box).toMatchObject({
      kind: 'box',
      border: true,
      borderWidth: 0.1,
      transparencyBorder: 1,
      color: '#000000',
      backgroundColor: '#fcfaf2',
    });
  });

  it('[TXML-08] [TXML-09] reads a variation that uses bases by slot, or contains its layers', () => {
    const bases =
      '<bases><dopimage slot="img1" width="1" height="1"/><dopclip slot="img1" width="1" height="1" viewportWidth="1" viewportHeight="1" path="M0 0L1 1Z"/><dopimage slot="img2" width="2" height="2"/></bases>';
    const cells = cellsOf('<uses slot="img2"/><doptext slot="txt1" width="1" height="1"/><uses slot="img1"/>', bases);
    expect(cells.map((cell) => [cell.kind, 'slot' in cell && cell.slot])).toEqual([
      ['photo', 'img2'],
      ['text', 'txt1'],
      ['photo', 'img1'],
      ['clip', 'img1'],
    ]);
    expect(() => cellsOf('<uses slot="img9"/>', bases)).toThrow("variation/uses: no base has slot 'img9'");
  });

  it('[TXML-08] reads only the variation named default', () => {
    const other = '<variation name="other"><dopimage slot="img9" width="1" height="1"/></variation>';
    expect(read(document(`${other}<variation name="default"/>`)).layout.cells).toEqual([]);
    expect(() => read(document(other))).toThrow("variation 'default' is missing");
  });

  it('[TXML-10] [GXML-06] reads the photo border of the variation', () => {
    const text = document('<variation name="default" photoBorder="1,1,2,1:modern:cardWidthCM=0.5"/>');
    expect(read(text).layout.photoBorder).toEqual({ type: 'modern', margins: [1, 1, 2, 1], card: 0.5, glow: 0.15, shadow: 0.3 });
    expect(read(document('<variation name="default"/>')).layout.photoBorder).toBeNull();
  });

  it.each(['img1', 'img144', 'imglarge', 'imglarge1', 'imglarge3', 'singlephoto'])('[TXML-20] accepts the photo slot %s', (slot) => {
    expect(cellsOf(`<dopimage slot="${slot}" width="1" height="1"/>`)).toMatchObject([{ slot }]);
  });

  it('[TXML-21] [TXML-22] reads texts in txt1 and txt2, shapes in overlayshape0 and overlayshape1', () => {
    for (const slot of ['txt1', 'txt2']) expect(cellsOf(`<doptext slot="${slot}" width="1" height="1"/>`)).toMatchObject([{ slot }]);
    for (const slot of ['overlayshape0', 'overlayshape1'])
      expect(cellsOf(`<dopshapeoverlay slot="${slot}" width="1" height="1"/>`)).toMatchObject([{ slot }]);
  });

  it.each(['', 'img0', 'img1000', '__proto__', 'constructor', '../x', 'img1 ', 'txt1', 'IMG1'])('refuses the photo slot %j', (slot) => {
    expect(() => cellsOf(`<dopimage slot="${slot}" width="1" height="1"/>`)).toThrow('is none of dopimage');
  });

  it.each([
    ['<dopimage slot="img1" width="0" height="1"/>', 'width must be above 0'],
    ['<dopimage slot="img1" width="-3" height="1"/>', 'width must be above 0'],
    ['<dopimage slot="img1" height="1"/>', 'width is missing'],
    ['<dopimage slot="img1" x="NaN" width="1" height="1"/>', "x must be a number from -400 to 400, not 'NaN'"],
    ['<dopimage slot="img1" x="1e309" width="1" height="1"/>', 'x must be a number'],
    ['<dopimage slot="img1" x="401" width="1" height="1"/>', 'x must be a number'],
    ['<dopimage slot="img1" x="0x10" width="1" height="1"/>', 'x must be a number'],
    ['<dopimage slot="img1" x="" width="1" height="1"/>', 'x must be a number'],
    ['<dopimage slot="img1" width="1" height="1" rotation="90deg"/>', 'rotation must be a number'],
    ['<dopimage slot="img1" width="1" height="1"/><dopimage slot="img1" width="1" height="1"/>', 'slot img1 occurs twice'],
    ['<dopclip slot="img1" width="1" height="1" viewportWidth="0" viewportHeight="1" path="M0 0Z"/>', 'viewportWidth must be a number'],
    ['<dopclip slot="img1" width="1" height="1" viewportWidth="1" viewportHeight="1" path="M0 NaN"/>', 'shape path'],
    ['<dopclip slot="img1" width="1" height="1" viewportWidth="1" viewportHeight="1" path=""/>', 'path is empty'],
    [
      `<dopclip slot="img1" width="1" height="1" viewportWidth="1" viewportHeight="1" path="M0 0${'h1'.repeat(30_000)}"/>`,
      'at most 20000 steps',
    ],
    ['<dopoverlay width="1" height="1" resource="7"/>', "resource '7' is unknown"],
    ['<script/>', 'variation may not hold <script>'],
    ['<dopshapeoverlay slot="overlayshape0" width="1" height="1"><path/></dopshapeoverlay>', 'dopshapeoverlay may not hold <path>'],
    [Array.from({ length: 301 }, () => '<dopoverlay width="1" height="1" resource="7"/>').join(''), 'more than 300 layers'],
  ])('refuses %.60s … with the reason', (layers, reason) => {
    expect(() => cellsOf(layers)).toThrow(reason);
  });

  it.each([
    ['<template/>', 'dopcanvas is missing'],
    ['<page/>', 'the root must be <template>'],
    [document('<dopcanvas width="0" height="40"/><variation name="default"/>'), 'width must be above 0'],
    [document('<dopcanvas width="50" height="500"/><variation name="default"/>'), 'height must be a number'],
    [document('<variation name="default"/><iframe/>'), 'template may not hold <iframe>'],
  ])('refuses %.60s … with the reason', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

describe('writeTemplateXml', () => {
  const parts = (text: string, name: string) =>
    text.split('\n').filter((line) => line.trim().startsWith(`<${name} `) || line.trim().startsWith(`<${name}/`));

  it('[GXML-01] [GXML-02] writes the properties of a generated template, and a material only if one is set', () => {
    expect(writeTemplateXml(generated()).split('\n')[0]).toBe(
      '<template designer="generated" design="alleven" screenDpcm="40" material="CANVAS2CM" hasCustomSizes="true">',
    );
    expect(writeTemplateXml(generated(''))).not.toContain('material=');
  });

  it('[GXML-03] [GXML-04] writes the values by name, and empty resources', () => {
    const text = writeTemplateXml(generated());
    expect(
      parts(text, 'val')
        .slice(0, 2)
        .map((line) => line.trim()),
    ).toEqual(['<val name="numberVert" value="3"/>', '<val name="numberHor" value="4"/>']);
    expect(text).toContain('<resources/>');
  });

  it('[GXML-05] [GXML-10] [GXML-11] writes the page as large as the trim, and its background 5 cm larger on each side', () => {
    const text = writeTemplateXml(generated());
    expect(text).toContain('<dopcanvas width="50" height="40"/>');
    expect(parts(text, 'dopshapeoverlay')[0]).toContain('x="-5" y="-5" width="60" height="50" printmargin="5" defaultcolor="0xffffff"');
    expect(parts(text, 'rectangle')).toHaveLength(1);
  });

  it('[GXML-07] [GXML-08] [GXML-09] writes the background as overlayshape1, on flat material as overlayshape0, except for the single photo', () => {
    const slot = (text: string) => /dopshapeoverlay slot="(\w+)"/.exec(text)?.[1];
    expect([
      slot(writeTemplateXml(generated())),
      slot(writeTemplateXml(generated('POSTER'))),
      slot(writeTemplateXml(generated('POSTER', single))),
    ]).toEqual(['overlayshape1', 'overlayshape0', 'overlayshape1']);
  });

  it('[GXML-12] writes photos and editable texts', () => {
    const text = writeTemplateXml(generated());
    expect(parts(text, 'dopimage')).toHaveLength(12);
    expect(parts(text, 'doptext').every((line) => line.includes('editable="true"'))).toBe(true);
    expect(parts(text, 'doptext')).toHaveLength(2);
  });

  it('[CXML-02] writes the ids of a template inside a collage', () => {
    expect(writeTemplateXml(generated(), { templateId: '5', childTemplateId: '999999999999' })).toContain(
      '<template templateId="5" childTemplateId="999999999999"',
    );
  });

  it('[TXML-01] reads back every generated layout equal, and writes the same text again', () => {
    for (const layout of XML_CASES) {
      const text = writeTemplateXml(layout);
      expect(readTemplateXml(text, { baseUrl: '' })).toEqual(layout);
      expect(writeTemplateXml(readTemplateXml(text, { baseUrl: '' }))).toBe(text);
    }
  });

  it('[TXML-01] [TPL-28] reads back a complete static document equal', () => {
    const box: LayoutCell = {
      kind: 'box',
      x: 0,
      y: 0,
      width: 5,
      height: 5,
      border: true,
      borderWidth: 0.1,
      margin: 0.2,
      blockCorner: true,
      noSides: false,
      transparencyBorder: 0.5,
      color: '#000000',
      backgroundColor: '#fcfaf2',
    };
    const overlay: LayoutCell = { kind: 'overlay', x: -1.5, y: 0, width: 3, height: 4, resource: 'a' };
    const resources = [{ id: 'a', type: 'image/png', source: '/templates/9/art/a.png' }];
    const { layout, ...rest } = generated();
    const cells = [
      ...layout.cells,
      box,
      overlay,
      ...cellsOf('<dopclip slot="img1" width="3" height="4" viewportWidth="1" viewportHeight="1" path="M0 0L1 1Z"/>'),
    ];
    const document: TemplateDocument = {
      ...rest,
      vals: {},
      resources,
      layout: { ...layout, cells, photoBorder: { type: 'modern', margins: [1, 1, 3, 1], card: 0.4, glow: 0.15, shadow: 0.3 } },
    };
    const text = writeTemplateXml(document, { baseUrl: '/templates/9/' });
    expect(text).toContain('source="art/a.png"');
    expect(read(text)).toEqual(document);
    expect(writeTemplateXml(read(text), { baseUrl: '/templates/9/' })).toBe(text);
  });
});
