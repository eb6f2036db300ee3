import { describe, expect, it } from 'vitest';
import { collageDocument, fillOf, itemsOf, slotWith, textOf } from '../../test/collage-documents.ts';
import { COLLAGE, DESIGN, pageOf } from '../../test/saved-cases.ts';
import { readCollageXml, writeCollageXml } from './collage-xml.ts';
import { restoreCollage } from './restore-collage.ts';
import type { SavedItem } from './saved-collage.ts';
import { savedCollageOf } from './saved-collage-of.ts';

const text = writeCollageXml(savedCollageOf(COLLAGE, { page: pageOf(COLLAGE), dpiOf: () => 187.4 }));

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

  it('takes the size from the collage, else the custom size, else the template', () => {
    const inside =
      '<template templateId="3"><dopcanvas width="9" height="8"/><variation name="default"/></template><userdata version="2"/>';
    expect(readCollageXml(`<collage width="5" height="4">${inside}</collage>`).size).toEqual({ width: 5, height: 4 });
    expect(readCollageXml(`<collage>${inside}<custom width="7" height="6"/></collage>`).size).toEqual({ width: 7, height: 6 });
    expect(readCollageXml(`<collage>${inside}</collage>`).size).toEqual({ width: 9, height: 8 });
    expect(() => readCollageXml('<collage templateId="1"><userdata version="2"/></collage>')).toThrow('width and height are missing');
  });

  it('[CXML-11] gives an empty slot dpi -1, independent of its attribute', () => {
    for (const dpi of ['', 'dpi="50"', 'dpi="NaN"'])
      expect(itemsOf(`<dopimage position="img1" ${dpi}/>`)).toEqual([{ kind: 'photo', slot: 'img1', dpi: -1, fill: null, text: null }]);
  });

  it('[LOAD-01] reads a photo with its web and full versions', () => {
    const photos =
      '<photo id="7" type="3" unique="123-40-30-ab" suggestedRotation="90" name="mar.jpg"><version media="web" src="/photos/7/web.jpg" width="20" height="15"/><version media="full" width="40" height="30"/></photo>';
    expect(readCollageXml(collageDocument('', { photos })).photos).toEqual([
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
    expect(readCollageXml(collageDocument('', { photos: '<photo id="7"/>' })).photos).toEqual([
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
    expect(
      readCollageXml(collageDocument('', { photos: `<photo id="7" suggestedRotation="${written}"/>` })).photos[0]?.suggestedRotation,
    ).toBe(angle);
    expect(fillOf(`rotation="${written}"`)?.view.quarterTurn).toBe(angle);
  });

  it('[LOAD-03] [LOAD-04] [LOAD-05] [LOAD-07] [LIM-01] makes a page without a colour black, and several pages grey', () => {
    expect(readCollageXml(collageDocument('')).pages[0]).toMatchObject({
      photoBackgroundColor: '#000000',
      photoBorderColorAutomatic: false,
    });
    const page = '<page templateId="1"><userdata version="2" photoborderautomaticcolor="true"/></page>';
    const { pages } = readCollageXml(`<collage width="5" height="4"><pages>${page}${page}</pages></collage>`);
    expect(pages.map((saved) => [saved.photoBackgroundColor, saved.photoBorderColorAutomatic])).toEqual([
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
  ])('clamps a zoom of %j to %d', (zoom, settled) => {
    expect(fillOf(`zoom="${zoom}"`)?.view.zoom).toBe(settled);
  });

  it.each([
    ['mirror="true" straighten="-3.5" fit="whole"', { isMirrored: true, straightenDeg: -3.5, isUncut: true }],
    ['mirror="false" straighten="0" fit="fill"', {}],
    ['mirror="yes" straighten="NaN" fit="Whole"', {}],
    ['straighten="99"', { straightenDeg: 15 }],
    ['straighten="-0.04"', {}],
    ['straighten="1.26"', { straightenDeg: 1.3 }],
  ])('reads a photo with %s as %j', (written, look) => {
    expect(fillOf(written)?.view).toStrictEqual({ focusX: 0.5, focusY: 0.5, zoom: 1, quarterTurn: 0, ...look });
  });

  it.each([
    ['1e308', 1],
    ['-1e308', 0],
    ['NaN', 0.5],
    ['0.3', 0.3],
  ])('clamps a focus of %j to %d', (x, settled) => {
    expect(fillOf(`x="${x}" y="${x}"`)?.view).toMatchObject({ focusX: settled, focusY: settled });
  });

  it('[FX-07] [FX-08] [FX-11] [FX-14] accepts known effects and their aliases, and drops others', () => {
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
    expect(() => readCollageXml(collageDocument('', { photos: `<photo id="${id}"/>` }))).toThrow('is not a whole number');
    expect(() => itemsOf(`<dopimage position="img1"><photo id="${id}"/></dopimage>`)).toThrow('is not a whole number');
  });

  it.each(['img0', 'img1000', 'img999999999', '__proto__', 'constructor', '../x', '', 'txt1'])(
    'refuses photos in the unknown slot %j',
    (slot) => {
      expect(() => itemsOf(`<dopimage position="${slot}" dpi="-1"/>`)).toThrow('is not a slot of dopimage');
    },
  );

  it('takes the last of two entries for one slot', () => {
    expect(fillOf('zoom="2"')?.view.zoom).toBe(2);
    const [item, ...rest] = itemsOf(slotWith('zoom="2"') + slotWith('zoom="3"'));
    expect([(item as Extract<SavedItem, { kind: 'photo' }>).fill?.view.zoom, rest]).toEqual([3, []]);
  });

  it('[PENT-03] identifies a stored photo by its id alone', () => {
    expect(readCollageXml(collageDocument('', { photos: '<photo id="7"/>' })).photos).toEqual([
      { id: '7', type: 'COMPUTER', unique: '', suggestedRotation: 0, name: '', web: null, full: null },
    ]);
  });

  it("[PENT-04] stores id, zoom, x, y and rotation of a slot's photo, and its effect if it has one", () => {
    const fill = fillOf('zoom="2" x="0.1" y="0.2" rotation="90"');
    expect(fill).toMatchObject({
      photoId: '7',
      view: { zoom: 2, focusX: expect.any(Number), focusY: expect.any(Number), quarterTurn: 90 },
      effect: '',
    });
  });

  it('accepts 150 photos and refuses more immediately', () => {
    const photos = (count: number) => Array.from({ length: count }, (_, id) => `<photo id="${id}"/>`).join('');
    expect(readCollageXml(collageDocument('', { photos: photos(150) })).photos).toHaveLength(150);
    expect(() => readCollageXml(collageDocument('', { photos: photos(151) }))).toThrow('more than 150 photos');
    expect(() => readCollageXml(collageDocument('', { photos: photos(100_000) }))).toThrow('more than');
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

  it.each(['0', '-1', '1e9', 'NaN', '0.19', '20.01', ''])('replaces a font size of %j by the size for the box', (size) => {
    const items = `<doptext position="txt1" text="a" fontsize="${size}"/>`;
    const document = text.replace(/<doptext position="txt1"[^>]*>/, items);
    expect(restoreCollage(readCollageXml(document), DESIGN).texts.txt1).toMatchObject({
      fontSize: 0.917,
      lineHeight: 1.1004,
      letterSpacing: 0.1834,
    });
  });

  it('[TDATA-10] [TDATA-05] replaces invalid values of a text by the defaults of its slot', () => {
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

  it('[TDATA-08] [TDATA-10] reads a text on a photo of the old kind: black, centred, 3 cm high, a stripe behind its lines', () => {
    const older =
      'color="0x000000" text="Sea" align="center" fontsize="3" lineheight="3" multiplelines="true" background="true" padding="0.5"';
    const photo = itemsOf(`<dopimage position="img1"><photo id="7"/><doptext position="inner" ${older}/></dopimage>`)[0];
    expect(photo).toMatchObject({
      text: {
        text: 'Sea',
        color: '#000000',
        align: 'center',
        valign: 'bottom',
        font: 'Roboto',
        fontSize: 3,
        lineHeight: 3,
        multiLine: true,
        background: 'back1',
      },
    });
  });

  it('[TFIT-01] cleans texts, and cuts those above the length limit', () => {
    expect(textOf('text="&lt;img src=x onerror=alert(1)&gt; 🎉 € \u202e"').text).toBe('<img src=x onerror=alert(1)> 🎉 € ');
    expect(textOf(`text="${'x'.repeat(1_000_000)}"`).text).toHaveLength(1000);
  });

  it.each([
    '%%%',
    'AAAA',
    btoa('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    btoa('<html>'),
    '/9j/<b/>'.replace('<b/>', '!'),
  ])('drops the screenshot %j and keeps the collage', (data) => {
    expect(readCollageXml(collageDocument('', { more: `<screenshot><![CDATA[${data}]]></screenshot>` })).screenshot).toBe('');
  });

  it('accepts a screenshot as a data URL, or over several lines', () => {
    const more = '<screenshot>data:image/jpeg;base64,/9j/4AAQ\nSkZJRg==\n</screenshot>';
    expect(readCollageXml(collageDocument('', { more })).screenshot).toBe('/9j/4AAQSkZJRg==');
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
  ])('drops the photo address %j', (src) => {
    const photos = `<photo id="7"><version media="web" src="${src}" width="1" height="1"/></photo>`;
    expect(readCollageXml(collageDocument('', { photos })).photos[0]?.web?.src).toBe('');
  });

  it('keeps addresses on the photo server or in the collage’s folder', () => {
    for (const src of ['/photos/7/web.jpg', 'photos/Foto 1 (é).jpg']) {
      const photos = `<photo id="7"><version media="full" src="${src}" width="1" height="1"/></photo>`;
      expect(readCollageXml(collageDocument('', { photos })).photos[0]?.full?.src).toBe(src);
    }
  });
});
