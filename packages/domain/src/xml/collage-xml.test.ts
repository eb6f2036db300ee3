import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collage, DESIGN } from '../../test/saved-cases.ts';
import { CUSTOM_ID } from '../catalogue/custom-size.ts';
import type { Collage, Fill } from '../collage/collage.ts';
import { composePage } from '../page/compose-page.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import { photoText, titleText } from '../text/text-defaults.ts';
import { readCollageXml, writeCollageXml } from './collage-xml.ts';
import { restoreCollage, savedDesign } from './restore-collage.ts';
import type { SavedCollage, SavedItem } from './saved-collage.ts';
import { savedCollageOf } from './saved-collage-of.ts';

const pageOf = ({ design }: Collage) => composePage({ document: design.document, trim: design.size, material: design.material });
const FILL: Fill = { photoId: '7', view: { focusX: 0.25, focusY: 0.5, zoom: 2, quarterTurn: 90 }, effect: 'sepia', text: null };
const COLLAGE: Collage = {
  design: DESIGN,
  photos: [
    { id: '7', name: 'mar.jpg', type: 'COMPUTER', widthPx: 4000, heightPx: 3000 },
    { id: '9', name: 'sol.jpg', type: 'SOCIAL', widthPx: 800, heightPx: 600 },
  ],
  fills: { img2: FILL, img3: { ...FILL, effect: '', text: photoText('hola', { width: 10, height: 10 }) } },
  texts: { txt1: titleText('Verano') },
  shapeColors: { overlayshape1: '#fde6e8' },
  photoBackgroundColor: '#ffffff',
  photoBorderColorAutomatic: true,
  parked: { fills: { img40: FILL }, texts: {} },
};
const saved = savedCollageOf(COLLAGE, { page: pageOf(COLLAGE), dpiOf: () => 187.4 });
const text = writeCollageXml(saved);
/** A static collage of one page, with `items` as its user data. */
const document = (
  items: string,
  { photos = '<photo id="7"><version media="full" width="40" height="30"/></photo>', more = '', attributes = '' } = {},
) =>
  `<collage templateId="5" childTemplateId="51" width="50" height="40" ${attributes}>${more}<photos>${photos}</photos><userdata variation="default" version="2">${items}</userdata></collage>`;
const itemsOf = (items: string, parts = {}): readonly SavedItem[] => readCollageXml(document(items, parts)).pages[0]?.items ?? [];
const slotWith = (photo: string) => `<dopimage position="img1" dpi="120"><photo id="7" ${photo}/></dopimage>`;
const fillOf = (photo: string) => (itemsOf(slotWith(photo))[0] as Extract<SavedItem, { kind: 'photo' }>).fill;
const textOf = (attributes: string, position = 'txt1') =>
  (itemsOf(`<doptext position="${position}" ${attributes}/>`)[0] as Extract<SavedItem, { kind: 'text' }>)?.text;

describe('writeCollageXml', () => {
  it('[CXML-01] [CXML-02] holds the generated template with its ids; several ones stand in templates', () => {
    expect(text).toContain('<collage templateId="11" childTemplateId="113" width="50" height="40" material="CANVAS2CM">');
    expect(text).toContain('<template templateId="11" childTemplateId="113" designer="generated" design="alleven"');
    const two: SavedCollage = {
      ...saved,
      documents: [...saved.documents, { ...(saved.documents[0] as SavedCollage['documents'][0]), templateId: '12' }],
    };
    expect(writeCollageXml(two)).toMatch(/<templates>\n {4}<template templateId="11"[\s\S]*<template templateId="12"/);
    expect(readCollageXml(writeCollageXml(two))).toEqual(two);
  });

  it('[CXML-03] holds the screenshot as base64 in a CDATA section, and none without one', () => {
    const shot = { ...saved, screenshot: '/9j/4AAQSkZJRg==' };
    expect(writeCollageXml(shot)).toContain('<screenshot><![CDATA[/9j/4AAQSkZJRg==]]></screenshot>');
    expect(readCollageXml(writeCollageXml(shot))).toEqual(shot);
    expect(text).not.toContain('screenshot');
  });

  it('[CXML-04] [HOLDER-07] holds every photo once, used or not', () => {
    expect([...text.matchAll(/<photo id="(\d+)" type/g)].map(([, id]) => id)).toEqual(['7', '9']);
  });

  it('[CXML-06] holds the page data with variation, version, colour and flag', () => {
    expect(text).toContain('<userdata variation="default" version="2" photobordercolor="0xffffff" photoborderautomaticcolor="true">');
  });

  it('[CXML-08] [LAYER-03] holds the photo of a slot with dpi, view and effect', () => {
    expect(text).toContain(
      '<dopimage position="img2" dpi="187">\n      <photo id="7" zoom="2" x="0.25" y="0.5" rotation="90">\n        <imageeffect type="sepia"/>',
    );
  });

  it('[CXML-09] holds the text on a photo inside, in position inner', () => {
    expect(text).toMatch(/<dopimage position="img3"[\s\S]*?<doptext position="inner" [^>]*text="hola"/);
  });

  it('[CXML-10] [LAYER-04] an empty slot has nothing but dpi -1', () => {
    expect(text).toContain('<dopimage position="img1" dpi="-1"/>');
  });

  it('[CXML-12] [CXML-13] [TDATA-01] [TDATA-03] [TDATA-04] [TDATA-06] [TDATA-07] [LAYER-07] holds every field of a text', () => {
    const written = (data: Partial<Collage['texts'][string]>) => {
      const texts = { txt1: { ...titleText('a "b" <c> & d\ne'), ...data } };
      return /<doptext position="txt1"[^>]*>/.exec(writeCollageXml(savedCollageOf({ ...COLLAGE, texts }, { page: pageOf(COLLAGE) })))?.[0];
    };
    expect(written({})).toBe(
      '<doptext position="txt1" color="0x4d4d4f" align="center" valign="middle" text="a &quot;b&quot; &lt;c&gt; &amp; d&#10;e" font="Crimson Text" fontsize="0.5" style="500" padding="0.5" letterspacing="0.1" caps="true" multiplelines="true" lineheight="0.5" background="none"/>',
    );
    expect(written({ multiLine: false, lineHeight: 0.6 })).not.toMatch(/multiplelines|lineheight|background/);
  });

  it('[CXML-14] [CXML-15] [LAYER-09] holds the colour of a shape', () => {
    expect(text).toContain('<dopshapeoverlay position="overlayshape1" color="0xfde6e8"/>');
  });

  it('[CXML-16] holds the position of a clip', () => {
    const [photo] = DESIGN.document.layout.cells.filter((cell) => cell.kind === 'photo');
    const clip = { ...photo, kind: 'clip', slot: 'img1', state: true, viewportWidth: 1, viewportHeight: 1, path: 'M0 0L1 0L1 1Z' } as const;
    const layout = {
      ...DESIGN.document.layout,
      cells: [...DESIGN.document.layout.cells, { ...clip, outline: [['M', 0, 0] as const, ['L', 1, 0] as const, ['Z'] as const] }],
    };
    const clipped = {
      ...COLLAGE,
      design: { ...DESIGN, document: { ...DESIGN.document, layout: layout as typeof DESIGN.document.layout } },
    };
    const written = writeCollageXml(savedCollageOf(clipped, { page: pageOf(clipped) }));
    expect(written).toContain('<dopclip position="img1"/>');
    expect(readCollageXml(written).pages[0]?.items).toContainEqual({ kind: 'clip', slot: 'img1' });
  });

  it('says the resolution of each photo when the caller leaves it out', () => {
    const [, second] = savedCollageOf(COLLAGE, { page: pageOf(COLLAGE) }).pages[0]?.items.filter((item) => item.kind === 'photo') ?? [];
    expect((second as Extract<SavedItem, { kind: 'photo' }>).dpi).toBeGreaterThan(50);
  });

  it('carries a size of one’s own with its materials and price text', () => {
    const own = { ...COLLAGE, design: { ...DESIGN, childTemplateId: CUSTOM_ID } };
    const written = writeCollageXml(
      savedCollageOf(own, { page: pageOf(own), customSize: { materials: ['POSTER', 'PLEXI'], description: '<b>Prices</b>' } }),
    );
    expect(written).toContain('<custom width="50" height="40" materials="POSTER,PLEXI" description="&lt;b&gt;Prices&lt;/b&gt;"/>');
    expect(readCollageXml(written)).toMatchObject({
      childTemplateId: CUSTOM_ID,
      customSize: { width: 50, height: 40, materials: ['POSTER', 'PLEXI'], description: '<b>Prices</b>' },
    });
  });
});

describe('readCollageXml', () => {
  it('[CXML-05] [CXML-07] [LOAD-03] finds the ids in pages, else in the template, else in the collage', () => {
    const userdata = '<userdata variation="default" version="2"/>';
    const template =
      '<template templateId="3" childTemplateId="31"><dopcanvas width="9" height="8"/><variation name="default"/></template>';
    const pages = `<pages><page templateId="1" childTemplateId="11">${userdata}</page><page templateId="2" childTemplateId="21">${userdata}</page></pages>`;
    const ids = (inside: string) => {
      const {
        templateId,
        childTemplateId,
        pages: all,
      } = readCollageXml(`<collage templateId="5" childTemplateId="51" width="50" height="40">${inside}</collage>`);
      return [templateId, childTemplateId, all.length];
    };
    expect(ids(template + pages)).toEqual(['1', '11', 2]);
    expect(ids(template + userdata)).toEqual(['3', '31', 1]);
    expect(ids(userdata)).toEqual(['5', '51', 1]);
    expect(() => readCollageXml(`<collage width="5" height="4">${userdata}</collage>`)).toThrow('templateId is missing');
    const two = readCollageXml(`<collage templateId="5" childTemplateId="51" width="50" height="40">${pages}</collage>`);
    expect(readCollageXml(writeCollageXml(two))).toEqual(two);
  });

  it('takes the size from the collage, else the size of one’s own, else the template', () => {
    const inside =
      '<template templateId="3"><dopcanvas width="9" height="8"/><variation name="default"/></template><userdata version="2"/>';
    expect(readCollageXml(`<collage width="5" height="4">${inside}</collage>`).size).toEqual({ width: 5, height: 4 });
    expect(readCollageXml(`<collage>${inside}<custom width="7" height="6"/></collage>`).size).toEqual({ width: 7, height: 6 });
    expect(readCollageXml(`<collage>${inside}</collage>`).size).toEqual({ width: 9, height: 8 });
    expect(() => readCollageXml('<collage templateId="1"><userdata version="2"/></collage>')).toThrow('width and height are missing');
  });

  it('[CXML-11] an empty slot gets dpi -1, whatever it says', () => {
    for (const dpi of ['', 'dpi="50"', 'dpi="NaN"'])
      expect(itemsOf(`<dopimage position="img1" ${dpi}/>`)).toEqual([{ kind: 'photo', slot: 'img1', dpi: -1, fill: null, text: null }]);
  });

  it('[LOAD-01] reads a photo with its web and full versions', () => {
    const photos =
      '<photo id="7" type="3" unique="123-40-30-ab" suggestedRotation="90" name="mar.jpg"><version media="web" src="/photos/7/web.jpg" width="20" height="15"/><version media="full" width="40" height="30"/></photo>';
    expect(readCollageXml(document('', { photos })).photos).toEqual([
      {
        id: '7',
        type: 'SOCIAL',
        unique: '123-40-30-ab',
        suggestedRotation: 90,
        name: 'mar.jpg',
        web: { src: '/photos/7/web.jpg', widthPx: 20, heightPx: 15 },
        full: { src: '', widthPx: 40, heightPx: 30 },
      },
    ]);
    expect(readCollageXml(document('', { photos: '<photo id="7"/>' })).photos).toEqual([
      { id: '7', type: 'COMPUTER', unique: '', suggestedRotation: 0, name: '', web: null, full: null },
    ]);
  });

  it.each([
    ['0', 0],
    ['90', 90],
    ['180', 180],
    ['270', 270],
    ['45', 0],
    ['-90', 0],
    ['360', 0],
    ['1e9', 0],
    ['90deg', 0],
    ['', 0],
  ])('[LOAD-02] a rotation of %j is read as %d', (written, angle) => {
    expect(readCollageXml(document('', { photos: `<photo id="7" suggestedRotation="${written}"/>` })).photos[0]?.suggestedRotation).toBe(
      angle,
    );
    expect(fillOf(`rotation="${written}"`)?.view.quarterTurn).toBe(angle);
  });

  it('[LOAD-03] [LOAD-04] [LOAD-05] [LOAD-07] a page without a colour is black, several ones are grey', () => {
    expect(readCollageXml(document('')).pages[0]).toMatchObject({ photoBackgroundColor: '#000000', photoBorderColorAutomatic: false });
    const page = '<page templateId="1"><userdata version="2" photoborderautomaticcolor="true"/></page>';
    const { pages } = readCollageXml(`<collage width="5" height="4"><pages>${page}${page}</pages></collage>`);
    expect(pages.map((one) => [one.photoBackgroundColor, one.photoBorderColorAutomatic])).toEqual([
      ['#8a8c8e', true],
      ['#8a8c8e', true],
    ]);
  });

  it.each([
    ['0', 1],
    ['-1', 1],
    ['0.99', 1],
    ['4.01', 4],
    ['1e309', 4],
    ['NaN', 1],
    ['Infinity', 1],
    ['', 1],
    ['1;2', 1],
    ['2.5', 2.5],
  ])('a zoom of %j settles to %d', (zoom, settled) => {
    expect(fillOf(`zoom="${zoom}"`)?.view.zoom).toBe(settled);
  });

  it.each([
    ['1e308', 1],
    ['-1e308', 0],
    ['NaN', 0.5],
    ['0.3', 0.3],
  ])('a focus of %j settles to %d', (x, settled) => {
    expect(fillOf(`x="${x}" y="${x}"`)?.view).toMatchObject({ focusX: settled, focusY: settled });
  });

  it('[FX-07] [FX-08] [FX-11] [FX-14] takes known effects and their other names, none for the rest', () => {
    const effect = (type: string) =>
      (
        itemsOf(`<dopimage position="img1"><photo id="7"><imageeffect type="${type}"/></photo></dopimage>`)[0] as Extract<
          SavedItem,
          { kind: 'photo' }
        >
      ).fill?.effect;
    expect(['grey', 'nostalgia', 'sepiabrown', 'empty', ''].map(effect)).toEqual(['grey', 'faded', 'sepia2', '', '']);
    expect(['&lt;script&gt;', '../../x', 'x'.repeat(10_000), '__proto__', 'constructor'].map(effect)).toEqual(['', '', '', '', '']);
  });

  it.each(['1 OR 1=1', '../../etc/passwd', '', '-1', '1e3', '01', '99999999999999999999'])('refuses the photo id %j', (id) => {
    expect(() => readCollageXml(document('', { photos: `<photo id="${id}"/>` }))).toThrow('is no whole number');
    expect(() => itemsOf(`<dopimage position="img1"><photo id="${id}"/></dopimage>`)).toThrow('is no whole number');
  });

  it.each(['img0', 'img1000', 'img999999999', '__proto__', 'constructor', '../x', '', 'txt1'])(
    'leaves out photos in the unknown slot %j',
    (slot) => {
      expect(itemsOf(`<dopimage position="${slot}" dpi="-1"/>`)).toEqual([]);
    },
  );

  it('of two entries for one slot the last counts', () => {
    expect(fillOf('zoom="2"')?.view.zoom).toBe(2);
    const [item, ...rest] = itemsOf(slotWith('zoom="2"') + slotWith('zoom="3"'));
    expect([(item as Extract<SavedItem, { kind: 'photo' }>).fill?.view.zoom, rest]).toEqual([3, []]);
  });

  it('takes 150 photos and refuses more, at once', () => {
    const photos = (count: number) => Array.from({ length: count }, (_, id) => `<photo id="${id}"/>`).join('');
    expect(readCollageXml(document('', { photos: photos(150) })).photos).toHaveLength(150);
    expect(() => readCollageXml(document('', { photos: photos(151) }))).toThrow('more than 150 photos');
    expect(() => readCollageXml(document('', { photos: photos(100_000) }))).toThrow('more than');
  });

  it.each(['', '1', '3', '99', '2.0', 'x'])('[CXML-06] refuses page data of version %j', (version) => {
    expect(() => readCollageXml(`<collage templateId="1" width="5" height="4"><userdata version="${version}"/></collage>`)).toThrow(
      'userdata must have version 2',
    );
  });

  it.each(['../../../etc/passwd', 'Arial;}&lt;/style&gt;', 'url(http://127.0.0.1:9/f.ttf)', ''])(
    'reads the font %j as the default of its slot',
    (font) => {
      expect(textOf(`font="${font}" style="900"`)).toMatchObject({ font: 'Crimson Text', style: '500' });
      expect(textOf(`font="${font}"`, 'txt2')).toMatchObject({ font: 'Montserrat', style: '500' });
      const inner = itemsOf(`<dopimage position="img1"><photo id="7"/><doptext position="inner" font="${font}"/></dopimage>`)[0];
      expect((inner as Extract<SavedItem, { kind: 'photo' }>).text?.font).toBe('Roboto');
    },
  );

  it.each(['0', '-1', '1e9', 'NaN', '0.19', '20.01', ''])('a font size of %j is sized anew for its box', (size) => {
    const items = `<doptext position="txt1" text="a" fontsize="${size}"/>`;
    const document = text.replace(/<doptext position="txt1"[^>]*>/, items);
    expect(restoreCollage(readCollageXml(document), DESIGN).texts.txt1).toMatchObject({
      fontSize: 0.917,
      lineHeight: 1.1004,
      letterSpacing: 0.1834,
    });
  });

  it('[TDATA-10] [TDATA-05] reads odd values of a text as the defaults of its slot', () => {
    expect(textOf('color="red" align="up" valign="x" background="true" caps="" padding="-3" letterspacing="NaN"')).toMatchObject({
      color: '#4d4d4f',
      align: 'center',
      valign: 'middle',
      background: 'back1',
      caps: true,
      padding: 0.5,
    });
    expect(textOf('background="url(x)"').background).toBe('none');
  });

  it('[TFIT-01] cleans texts, and cuts what is longer than any wall', () => {
    expect(textOf('text="&lt;img src=x onerror=alert(1)&gt; 🎉 € \u202e"').text).toBe('<img src=x onerror=alert(1)>   ');
    expect(textOf(`text="${'x'.repeat(1_000_000)}"`).text).toHaveLength(1000);
  });

  it.each([
    '%%%',
    'AAAA',
    btoa('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    btoa('<html>'),
    '/9j/<b/>'.replace('<b/>', '!'),
  ])('drops the screenshot %j and keeps the collage', (data) => {
    expect(readCollageXml(document('', { more: `<screenshot><![CDATA[${data}]]></screenshot>` })).screenshot).toBe('');
  });

  it('takes a screenshot written as a data address, or over several lines', () => {
    const more = '<screenshot>data:image/jpeg;base64,/9j/4AAQ\nSkZJRg==\n</screenshot>';
    expect(readCollageXml(document('', { more })).screenshot).toBe('/9j/4AAQSkZJRg==');
  });

  it.each([
    ['<screenshot><![CDATA[AAAA]]></screenshot><userdata version="2"/><screenshot/>', 'collage may hold only one screenshot'],
    ['<userdata version="2"/><photos/><photos/>', 'collage may hold only one photos'],
    ['<xi:include href="file:///etc/passwd"/>', 'collage may not hold <xi:include>'],
    ['<__proto__><polluted>1</polluted></__proto__>', 'collage may not hold <__proto__>'],
    ['<userdata version="2"/><photos><img/></photos>', 'photos may not hold <img>'],
    ['<userdata version="2"><script/></userdata>', 'userdata may not hold <script>'],
    ['<userdata version="2"><dopimage position="img1"><video/></dopimage></userdata>', 'dopimage may not hold <video>'],
    ['<userdata version="2"/><pages/>', 'userdata stands beside pages'],
    ['<pages/>', 'pages is empty'],
    ['<userdata version="2"/><custom width="100000" height="20"/>', 'width must be a number'],
    ['<template><dopcanvas width="5" height="4"/></template><userdata version="2"/>', "variation 'default' is missing"],
  ])('refuses a collage with %s', (inside, reason) => {
    expect(() => readCollageXml(`<collage templateId="1" width="5" height="4">${inside}</collage>`)).toThrow(reason);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    'http://evil/x.jpg',
    '//evil/x.jpg',
    'javascript:alert(1)',
    '../../etc/passwd',
    '/photos/../x',
    'a\\b.jpg',
    'x.jpg?a=1',
    '.hidden/x.jpg',
    'a//b',
  ])('an address of a photo such as %j is none', (src) => {
    const photos = `<photo id="7"><version media="web" src="${src}" width="1" height="1"/></photo>`;
    expect(readCollageXml(document('', { photos })).photos[0]?.web?.src).toBe('');
  });

  it('keeps addresses below the photo server or the collage’s folder', () => {
    for (const src of ['/photos/7/web.jpg', 'photos/Foto 1 (é).jpg']) {
      const photos = `<photo id="7"><version media="full" src="${src}" width="1" height="1"/></photo>`;
      expect(readCollageXml(document('', { photos })).photos[0]?.full?.src).toBe(src);
    }
  });
});

describe('restoreCollage', () => {
  it('[LOAD-06] gives the collage back: photos used and unused, fills, texts, colours; what was parked stays behind', () => {
    const read = readCollageXml(text);
    expect(restoreCollage(read, savedDesign(read) as NonNullable<ReturnType<typeof savedDesign>>)).toEqual({
      ...COLLAGE,
      texts: { txt1: { ...titleText('Verano'), fontSize: 0.917, letterSpacing: 0.1834, lineHeight: 1.1004 } },
      parked: { fills: {}, texts: {} },
    });
  });

  it('gives every collage back, and writes it the same to the byte', () => {
    fc.assert(
      fc.property(collage, (original) => {
        const written = writeCollageXml(savedCollageOf(original, { page: pageOf(original), dpiOf: () => 150 }));
        const read = readCollageXml(written);
        const design = savedDesign(read);
        expect(design).toEqual(DESIGN);
        const restored = restoreCollage(read, DESIGN);
        expect(restored).toEqual(original);
        expect(writeCollageXml(read)).toBe(written);
        expect(writeCollageXml(savedCollageOf(restored, { page: pageOf(original), dpiOf: () => 150 }))).toBe(written);
      }),
      { numRuns: 60 },
    );
  });

  it('[LAYER-05] a slot whose photo is not among the photos becomes empty, also for names every object has', () => {
    const items = '<dopimage position="img1"><photo id="2147483647"/></dopimage><dopimage position="img2"><photo id="7"/></dopimage>';
    expect(Object.keys(restoreCollage(readCollageXml(document(items)), DESIGN).fills)).toEqual(['img2']);
  });

  it('leaves out slots that the layout does not have', () => {
    const items = '<dopimage position="img40"><photo id="7"/></dopimage><dopimage position="singlephoto"><photo id="7"/></dopimage>';
    expect(restoreCollage(readCollageXml(document(items)), DESIGN).fills).toEqual({});
  });

  it('[GXML-09] the two shape slots restore into each other', () => {
    const items = '<dopshapeoverlay position="overlayshape0" color="0xfde6e8"/>';
    expect(restoreCollage(readCollageXml(document(items)), DESIGN).shapeColors).toEqual({ overlayshape1: '#fde6e8' });
    expect(itemsOf('<dopshapeoverlay position="overlayshape0" color="0xGGGGGG"/>')).toEqual([]);
  });

  it('drops photos whose size nobody knows', () => {
    const read = readCollageXml(document(slotWith(''), { photos: '<photo id="7"/>' }));
    expect([restoreCollage(read, DESIGN).photos, restoreCollage(read, DESIGN).fills]).toEqual([[], {}]);
  });

  it('takes the layout of a static design from the catalogue', () => {
    const read = readCollageXml(document(slotWith('')));
    expect(savedDesign(read)).toBeNull();
    expect(savedDesign(read, DESIGN.document)).toMatchObject({
      templateId: '5',
      childTemplateId: '51',
      generator: '',
      document: DESIGN.document,
    });
    expect(restoreCollage(read, savedDesign(read, DESIGN.document) ?? DESIGN).fills.img1).toEqual({
      photoId: '7',
      view: WHOLE_VIEW,
      effect: '',
      text: null,
    });
  });
});
