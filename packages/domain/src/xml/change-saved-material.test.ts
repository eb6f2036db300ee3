import { describe, expect, it } from 'vitest';
import { designOf, filled, pageOf, photoCellAt, photosNamed, staticDesign, staticDocument } from '../../test/page-builders.ts';
import { changeDesignMaterial } from '../collage/change-design-material.ts';
import type { Collage, Design } from '../collage/collage.ts';
import { newCollage } from '../collage/new-collage.ts';
import { photoLayers } from '../page/slots.ts';
import type { Photo } from '../photo/photo.ts';
import { changeSavedMaterial } from './change-saved-material.ts';
import { restoreCollage, savedDesign } from './restore-collage.ts';
import { savedCollageOf } from './saved-collage-of.ts';

const TOOLS = { sizeText: <Data>(data: Data) => data, defaultTexts: { title: 'Title', subtitle: 'Subtitle' } };

/** A complete collage on a design as it is stored, with numeric photo ids. */
function savedWhole(design: Design) {
  const slots = photoLayers(pageOf(design)).map(({ slot }) => slot);
  const photos: readonly Photo[] = photosNamed(slots.length).map((photo, index) => ({ ...photo, id: String(index + 1) }));
  const collage: Collage = filled(newCollage(design, TOOLS), photos, slots);
  return savedCollageOf(collage, { page: pageOf(design), screenshot: '/9j/4AAQ' });
}

describe('a saved collage on another material', () => {
  it('is generated for it as on the size page, every photo in its slot', () => {
    const design = designOf({ values: { hasText: 3 } });
    const saved = savedWhole(design);
    const on = changeSavedMaterial(saved, 'CANVAS4CM');
    expect(on).toMatchObject({ isWhole: true, saved: { material: 'CANVAS4CM', size: saved.size, screenshot: '' } });
    const restored = savedDesign(on?.saved as typeof saved) as Design;
    expect(restored).toEqual(changeDesignMaterial(design, 'CANVAS4CM'));
    const fills = (savedCollage: typeof saved, on: Design) => restoreCollage(savedCollage, on).fills;
    expect(fills(on?.saved as typeof saved, restored)).toEqual(fills(saved, design));
    expect(restoreCollage(on?.saved as typeof saved, restored).texts).toEqual(restoreCollage(saved, design).texts);
  });

  it('stays the same with its screenshot on its own material', () => {
    const saved = savedWhole(designOf({ material: 'POSTER' }));
    const quality = { lowCount: 0, isDouble: false };
    expect(changeSavedMaterial(saved, 'POSTER')).toEqual({ saved, isWhole: true, quality: expect.objectContaining(quality) });
  });

  it('is not complete if the material has other slots', () => {
    const design = designOf({ generator: 'mosaic1', size: [40, 60], values: {} });
    const slots = (design: Design) => photoLayers(pageOf(design)).length;
    const [few, many] = [changeDesignMaterial(design, 'CANVAS2CM'), changeDesignMaterial(design, 'CANVAS4CM')].map(slots);
    expect(few === slots(design) && many === slots(design)).toBe(false);
    const isWhole = (material: 'CANVAS2CM' | 'CANVAS4CM') => changeSavedMaterial(savedWhole(design), material)?.isWhole;
    expect([isWhole('CANVAS2CM'), isWhole('CANVAS4CM')]).toEqual([few, many].map((count) => count === slots(design)));
  });

  it('keeps the layout of a static design, and is null without it', () => {
    const document = staticDocument({ width: 30, height: 30 }, [photoCellAt('img1', 0, 0, 10, 10)]);
    const saved = savedWhole(staticDesign(document));
    expect(changeSavedMaterial(saved, 'POSTER', document)).toMatchObject({ isWhole: true, saved: { material: 'POSTER', documents: [] } });
    expect(changeSavedMaterial(saved, 'POSTER')).toBeNull();
  });
});
