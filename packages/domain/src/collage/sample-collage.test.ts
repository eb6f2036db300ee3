import { describe, expect, it } from 'vitest';
import { DESIGNS } from '../../test/any-command.ts';
import { photoLayers } from '../page/slots.ts';
import type { TextData } from '../text/text-data.ts';
import type { Design } from './collage.ts';
import { sampleCollage, sampleOf } from './sample-collage.ts';

const asIs = (data: TextData) => data;
const samples = [800, 400, 600].map((widthPx) => ({ widthPx, heightPx: 600, subject: { x: 0.5, y: 0.5, faces: [] } }));

describe('a design filled with sample photographs', () => {
  it('[WALL-20] shows a photograph in every place, and all of them before one again', () => {
    for (const design of DESIGNS) {
      const { page, collage } = sampleCollage(design, samples, asIs);
      const pagePhotos = photoLayers(page).map(({ slot }) => sampleOf(design.templateId, samples, collage.fills[slot]?.photoId ?? ''));
      expect(new Set(pagePhotos).size).toBe(Math.min(samples.length, pagePhotos.length));
    }
  });

  it('[WALL-20] keeps its photographs in their places in another form with the same places, and no others', () => {
    const [design, other] = DESIGNS as readonly [Design, Design];
    const turned = { ...design, size: { width: design.size.height * 2, height: design.size.width } };
    const { placements } = sampleCollage(design, samples, asIs);
    const mirrored = Object.fromEntries(
      Object.keys(placements).map((slot, index) => [slot, Object.values(placements).toReversed()[index] ?? '']),
    );
    expect(sampleCollage(turned, samples, asIs, mirrored).placements).toEqual(mirrored);
    expect(sampleCollage(other, samples, asIs, { none: '0' }).placements).toEqual(sampleCollage(other, samples, asIs).placements);
  });
});
