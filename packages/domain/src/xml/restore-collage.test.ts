import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collageDocument, itemsOf, slotWith } from '../../test/collage-documents.ts';
import { COLLAGE, collage, DESIGN, pageOf } from '../../test/saved-cases.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import { titleText } from '../text/text-defaults.ts';
import { readCollageXml, writeCollageXml } from './collage-xml.ts';
import { restoreCollage, savedDesign } from './restore-collage.ts';
import { savedCollageOf } from './saved-collage-of.ts';

const text = writeCollageXml(savedCollageOf(COLLAGE, { page: pageOf(COLLAGE), dpiOf: () => 187.4 }));

describe('restoreCollage', () => {
  it('[LOAD-06] restores the collage: photos placed and unplaced, fills, texts, colours; parked contents are not saved', () => {
    const read = readCollageXml(text);
    expect(restoreCollage(read, savedDesign(read) as NonNullable<ReturnType<typeof savedDesign>>)).toEqual({
      ...COLLAGE,
      texts: { txt1: { ...titleText('Verano'), fontSize: 0.917, letterSpacing: 0.1834, lineHeight: 1.1004 } },
      parked: { fills: {}, texts: {} },
    });
  });

  it('restores every collage, and writes the same bytes again', () => {
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

  it('[LAYER-05] empties a slot whose photo is unknown, also for ids that are names of object properties', () => {
    const items = '<dopimage position="img1"><photo id="2147483647"/></dopimage><dopimage position="img2"><photo id="7"/></dopimage>';
    expect(Object.keys(restoreCollage(readCollageXml(collageDocument(items)), DESIGN).fills)).toEqual(['img2']);
  });

  it('drops slots that the layout lacks', () => {
    const items = '<dopimage position="img40"><photo id="7"/></dopimage><dopimage position="singlephoto"><photo id="7"/></dopimage>';
    expect(restoreCollage(readCollageXml(collageDocument(items)), DESIGN).fills).toEqual({});
  });

  it('[GXML-09] restores either of the two shape slots into the other', () => {
    const items = '<dopshapeoverlay position="overlayshape0" color="0xfde6e8"/>';
    expect(restoreCollage(readCollageXml(collageDocument(items)), DESIGN).shapeColors).toEqual({ overlayshape1: '#fde6e8' });
    expect(itemsOf('<dopshapeoverlay position="overlayshape0" color="0xGGGGGG"/>')).toEqual([]);
  });

  it('drops photos of unknown size', () => {
    const read = readCollageXml(collageDocument(slotWith(''), { photos: '<photo id="7"/>' }));
    expect([restoreCollage(read, DESIGN).photos, restoreCollage(read, DESIGN).fills]).toEqual([[], {}]);
  });

  it('takes the layout of a static design from the catalogue', () => {
    const read = readCollageXml(collageDocument(slotWith('')));
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
