import { beforeAll, describe, expect, it } from 'vitest';
import type { Collage, Design } from '../src/collage/collage.ts';
import { newCollage } from '../src/collage/new-collage.ts';
import { drawPage } from '../src/drawing/draw-page.ts';
import { drawingSvg } from '../src/drawing/drawing-svg.ts';
import { findGenerator } from '../src/layouts/registry.ts';
import { photoLayers } from '../src/page/slots.ts';
import type { Photo } from '../src/photo/photo.ts';
import { WHOLE_VIEW } from '../src/photo/view.ts';
import type { TextShaper } from '../src/text/shaper.ts';
import { GALLERIES } from './gallery/all.ts';
import type { GalleryCase } from './gallery/gallery.ts';
import { compareGolden } from './gallery/golden.ts';
import { contextOf, documentOf } from './layout-rules.ts';
import { loadShaper } from './load-shaper.ts';
import { pageOf, toolsWith } from './page-builders.ts';

let shaper: TextShaper;

beforeAll(async () => {
  shaper = await loadShaper();
});

describe('drawings of the gallery', () => {
  for (const [generator, gallery] of Object.entries(GALLERIES)) {
    for (const [name, choice] of Object.entries(gallery)) {
      it(`${generator}: ${name}`, () => {
        const design = designOf(generator, choice);
        const drawing = drawPage(pageOf(design), withPhotos(newCollage(design, toolsWith(shaper))), { shaper, emptySlotColor: null });
        const answer = compareGolden(generator, name, 'svg', drawingSvg(drawing));
        expect(answer.isSame || answer.message).toBe(true);
      });
    }
  }
});

function designOf(name: string, { size: [width, height], material = '', values = {}, seed = 1 }: GalleryCase): Design {
  const generator = findGenerator(name);
  if (!generator) throw new RangeError(`Expected the name of a generator but received ${name}`);
  const document = documentOf(generator, contextOf(width, height, material), values, seed);
  return { templateId: '1', childTemplateId: '1', size: { width, height }, material, generator: name, document };
}

/** Fills every slot with its own photo: every third is portrait, the others are landscape. */
function withPhotos(collage: Collage): Collage {
  const slots = photoLayers(pageOf(collage.design)).map(({ slot }) => slot);
  const photos = slots.map((slot, index): Photo => {
    const [widthPx, heightPx] = index % 3 === 2 ? [3024, 4032] : [4000, 2667];
    return { id: slot, name: slot, type: 'COMPUTER', widthPx, heightPx };
  });
  const fills = Object.fromEntries(slots.map((slot) => [slot, { photoId: slot, view: WHOLE_VIEW, effect: '' as const, text: null }]));
  return { ...collage, photos, fills };
}
