import { describe, expect, it } from 'vitest';
import { COLLAGE, DESIGN, pageOf } from '../../test/saved-cases.ts';
import { CUSTOM_ID } from '../catalogue/custom-size.ts';
import type { Collage } from '../collage/collage.ts';
import { titleText } from '../text/text-defaults.ts';
import { readCollageXml, writeCollageXml } from './collage-xml.ts';
import type { SavedCollage, SavedItem } from './saved-collage.ts';
import { savedCollageOf } from './saved-collage-of.ts';

const saved = savedCollageOf(COLLAGE, { page: pageOf(COLLAGE), dpiOf: () => 187.4 });
const text = writeCollageXml(saved);

describe('writeCollageXml', () => {
  it('[CXML-01] [CXML-02] contains the generated template with its ids; several ones are in templates', () => {
    expect(text).toContain('<collage templateId="11" childTemplateId="113" width="50" height="40" material="CANVAS2CM">');
    expect(text).toContain('<template templateId="11" childTemplateId="113" designer="generated" design="alleven"');
    const two: SavedCollage = {
      ...saved,
      documents: [...saved.documents, { ...(saved.documents[0] as SavedCollage['documents'][0]), templateId: '12' }],
    };
    expect(writeCollageXml(two)).toMatch(/<templates>\n {4}<template templateId="11"[\s\S]*<template templateId="12"/);
    expect(readCollageXml(writeCollageXml(two))).toEqual(two);
  });

  it('[CXML-03] contains the screenshot as base64 in a CDATA section, if there is one', () => {
    const withScreenshot = { ...saved, screenshot: '/9j/4AAQSkZJRg==' };
    expect(writeCollageXml(withScreenshot)).toContain('<screenshot><![CDATA[/9j/4AAQSkZJRg==]]></screenshot>');
    expect(readCollageXml(writeCollageXml(withScreenshot))).toEqual(withScreenshot);
    expect(text).not.toContain('screenshot');
  });

  it('[CXML-04] [HOLDER-07] contains every photo once, placed or not', () => {
    expect([...text.matchAll(/<photo id="(\d+)" type/g)].map(([, id]) => id)).toEqual(['7', '9']);
  });

  it('[CXML-06] contains the page data with variation, version, colour and flag', () => {
    expect(text).toContain('<userdata variation="default" version="2" photobordercolor="0xffffff" photoborderautomaticcolor="true">');
  });

  it('[CXML-08] [LAYER-03] contains the photo of a slot with dpi, view and effect', () => {
    expect(text).toContain(
      '<dopimage position="img2" dpi="187">\n      <photo id="7" zoom="2" x="0.25" y="0.5" rotation="90">\n        <imageeffect type="sepia"/>',
    );
  });

  it('[CXML-09] contains the text on a photo inside its slot, in position inner', () => {
    expect(text).toMatch(/<dopimage position="img3"[\s\S]*?<doptext position="inner" [^>]*text="hola"/);
  });

  it('[CXML-10] [LAYER-04] gives an empty slot only dpi -1', () => {
    expect(text).toContain('<dopimage position="img1" dpi="-1"/>');
  });

  it('[CXML-12] [CXML-13] [TDATA-01] [TDATA-03] [TDATA-04] [TDATA-06] [TDATA-07] [LAYER-07] contains every field of a text', () => {
    const written = (data: Partial<Collage['texts'][string]>) => {
      const texts = { txt1: { ...titleText('a "b" <c> & d\ne'), ...data } };
      return /<doptext position="txt1"[^>]*>/.exec(writeCollageXml(savedCollageOf({ ...COLLAGE, texts }, { page: pageOf(COLLAGE) })))?.[0];
    };
    expect(written({})).toBe(
      '<doptext position="txt1" color="0x4d4d4f" align="center" valign="middle" text="a &quot;b&quot; &lt;c&gt; &amp; d&#10;e" font="Crimson Text" fontsize="0.5" style="500" padding="0.5" letterspacing="0.1" caps="true" multiplelines="true" lineheight="0.5" background="none"/>',
    );
    expect(written({ multiLine: false, lineHeight: 0.6 })).not.toMatch(/multiplelines|lineheight|background/);
  });

  it('[CXML-14] [CXML-15] [LAYER-09] contains the colour of a shape', () => {
    expect(text).toContain('<dopshapeoverlay position="overlayshape1" color="0xfde6e8"/>');
  });

  it('[CXML-16] contains the position of a clip', () => {
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

  it('computes the resolution of each photo if the caller does not supply it', () => {
    const [, second] = savedCollageOf(COLLAGE, { page: pageOf(COLLAGE) }).pages[0]?.items.filter((item) => item.kind === 'photo') ?? [];
    expect((second as Extract<SavedItem, { kind: 'photo' }>).dpi).toBeGreaterThan(50);
  });

  it('[CHILD-03] contains a custom size with its materials and price text', () => {
    const collage = { ...COLLAGE, design: { ...DESIGN, childTemplateId: CUSTOM_ID } };
    const written = writeCollageXml(
      savedCollageOf(collage, { page: pageOf(collage), customSize: { materials: ['POSTER', 'PLEXI'], description: '<b>Prices</b>' } }),
    );
    expect(written).toContain('<custom width="50" height="40" materials="POSTER,PLEXI" description="&lt;b&gt;Prices&lt;/b&gt;"/>');
    expect(readCollageXml(written)).toMatchObject({
      childTemplateId: CUSTOM_ID,
      customSize: { width: 50, height: 40, materials: ['POSTER', 'PLEXI'], description: '<b>Prices</b>' },
    });
  });
});
