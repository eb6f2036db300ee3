import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { composePage } from '../page/compose-page.ts';
import { photoLayers } from '../page/slots.ts';
import { readTemplateXml, writeTemplateXml } from '../xml/template-xml.ts';
import { bordersplit } from './bordersplit.ts';

const page = contextOf(50, 40);

describe('bordersplit', () => {
  it('[GEN-BSPLIT-01] saves its keys in this order', () => {
    expect(bordersplit.keys).toEqual(['position', 'numberHor', 'division', 'borderCM', 'marginCM', 'inline', 'hasText']);
  });

  it('[GEN-BSPLIT-02] [GEN-BSPLIT-03] [GEN-BSPLIT-07] has cards of 0.4, a glow of 0.15, a shadow of 0.3 and a default spacing of 0.5', () => {
    expect(documentOf(bordersplit, page).layout.photoBorder).toEqual({
      type: 'modern',
      margins: [0.55, 0.55, 0.85, 0.55],
      card: 0.4,
      glow: 0.15,
      shadow: 0.3,
    });
    expect(controlOf(bordersplit, page, 'borderCM').currentValue).toBe(0.5);
  });

  it('[GEN-BSPLIT-04] [GEN-BSPLIT-05] tilts photos of up to 10 cm by its nine angles in turn', () => {
    const photos = photosOf(documentOf(bordersplit, page, { numberHor: 6 }));
    expect(photos.slice(1, 13).map((photo) => photo.tiltDeg)).toEqual([0, 1, -0.5, 1, -0.5, -1, 1.5, 0.5, -1, 0, 1, -0.5]);
  });

  it('[GEN-BSPLIT-06] [GEN-PILE-08] tilts larger photos less: angle x 10 / longer side', () => {
    const [large, , second] = photosOf(documentOf(bordersplit, page, { numberHor: 3, borderCM: 0.5, marginCM: 0.5 }));
    expect(large?.tiltDeg).toBeCloseTo(-10 / 49, 9);
    expect(second?.tiltDeg).toBeCloseTo(10 / 16, 9);
  });

  it('[GEN-BSPLIT-04] neither tilts a background photo nor gives it a card, and makes it as large as the sheet', () => {
    const poster = contextOf(50, 40, 'POSTER');
    const document = documentOf(bordersplit, poster, { inline: 1 });
    const [large, ...small] = photoLayers(composePage({ document, trim: poster.size, material: 'POSTER' }));
    const sheet = { x: -0.1, y: -0.1, width: 50.2, height: 40.2 };
    expect(large).toMatchObject({ slot: 'imglarge', frame: sheet, card: sheet, border: null, tiltDeg: 0 });
    for (const { border, frame, card } of small) {
      expect(border).toEqual(document.layout.photoBorder);
      expect(frame.width).toBeLessThan(card.width);
    }
  });

  it('[GEN-BSPLIT-04] gives a background photo above a title no card either, also after a round trip through XML', () => {
    const document = documentOf(bordersplit, page, { inline: 1, hasText: 2 });
    const read = readTemplateXml(writeTemplateXml(document), { baseUrl: '' });
    expect(photosOf(read).map(({ hasCard }) => hasCard)).toEqual([
      false,
      ...photosOf(document)
        .slice(1)
        .map(() => undefined),
    ]);
    expect(read.layout).toEqual(document.layout);
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(bordersplit);
    },
    ANY_LAYOUT_MS,
  );
});
