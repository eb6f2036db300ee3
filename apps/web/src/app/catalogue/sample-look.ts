import {
  type Design,
  type Drawing,
  drawLayoutPreview,
  fitResize,
  type PictureRef,
  type Placements,
  type SizeCm,
  type SizePx,
  sampleCollage,
  sampleOf,
  sizeText,
  type TextData,
  type TextShaper,
} from '@muro/domain';
import type { SmallPictures } from '../../canvas/scene.ts';
import { getPicture } from '../../client/http.ts';
import { type ListedSample, loadSamplePhotos } from '../../client/sample-photos.ts';
import { loadCollageTools } from '../../state/editor/collage-tools.ts';

/** A design as its card shows it: filled with sample photographs. They are only drawn, and belong to no collage. */
export interface SampleLook {
  /** @param shaper  null while the fonts are loading: texts are then bars */
  draw(design: Design, shaper: TextShaper | null): Drawing;
  readonly photos: SmallPictures;
}

/** Loads what a design is filled with; null while the server prepares it. [WALL-20] */
export async function loadSampleLook(templateId: string): Promise<SampleLook | null> {
  const samples = await loadSamplePhotos();
  if (samples.length === 0) return null;
  return { draw: createDraw(samples), photos: createPictures(templateId, samples) };
}

/** Returns the function that draws; it keeps each photograph in its place while the design has the same places. */
function createDraw(samples: readonly ListedSample[]): SampleLook['draw'] {
  let samplePlacements: Placements | null = null;
  return (design, shaper) => {
    const sized = (data: TextData, box: SizeCm): TextData => (shaper ? sizeText(shaper, data, box) : data);
    const { page, collage, placements } = sampleCollage(design, samples, sized, samplePlacements);
    samplePlacements = placements;
    // The size page draws again when the fonts have loaded.
    if (!shaper && page.layers.some(({ kind }) => kind === 'text')) loadCollageTools().catch((error: unknown) => console.warn(error));
    return drawLayoutPreview(page, collage, shaper);
  };
}

function createPictures(templateId: string, samples: readonly ListedSample[]): SmallPictures {
  const files = new Map<string, Promise<Blob>>();
  const srcOf = (id: string): string => sampleOf(templateId, samples, id).src;
  const fileOf = (src: string): Promise<Blob> => {
    const file = files.get(src) ?? getPicture(src);
    files.set(src, file);
    file.catch(() => files.delete(src));
    return file;
  };
  return {
    async load(ref: PictureRef, size: SizePx) {
      if (ref.kind !== 'photo') return null;
      const bitmap = await createImageBitmap(await fileOf(srcOf(ref.id)));
      const { widthPx, heightPx } = fitResize({ widthPx: bitmap.width, heightPx: bitmap.height }, size);
      const picture = await createImageBitmap(bitmap, { resizeWidth: widthPx, resizeHeight: heightPx, resizeQuality: 'high' });
      bitmap.close();
      return picture;
    },
    canLoad: () => true,
    nameOf: (ref) => (ref.kind === 'photo' ? srcOf(ref.id) : ref.source),
    onRenewed: () => () => undefined,
    placeholderFor: () => null,
  };
}
