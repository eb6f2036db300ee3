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
  readonly photos: SmallPictures & {
    /** Frees the decoded photographs; later loads decode them again. */
    release(): void;
  };
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

/** Decodes each file once: every step of size asks for all pictures again, at a new size. */
function createPictures(templateId: string, samples: readonly ListedSample[]): SampleLook['photos'] {
  const bitmaps = new Map<string, Promise<ImageBitmap>>();
  const srcOf = (id: string): string => sampleOf(templateId, samples, id).src;
  const bitmapOf = (src: string): Promise<ImageBitmap> => {
    const decoding = bitmaps.get(src) ?? getPicture(src).then((file) => createImageBitmap(file));
    bitmaps.set(src, decoding);
    decoding.catch(() => bitmaps.delete(src));
    return decoding;
  };
  return {
    async load(ref: PictureRef, size: SizePx) {
      if (ref.kind !== 'photo') return null;
      const bitmap = await bitmapOf(srcOf(ref.id));
      const { widthPx, heightPx } = fitResize({ widthPx: bitmap.width, heightPx: bitmap.height }, size);
      return createImageBitmap(bitmap, { resizeWidth: widthPx, resizeHeight: heightPx, resizeQuality: 'high' });
    },
    canLoad: () => true,
    nameOf: (ref) => (ref.kind === 'photo' ? srcOf(ref.id) : ref.source),
    onRenewed: () => () => undefined,
    placeholderFor: () => null,
    release: () => {
      for (const decoding of bitmaps.values()) void decoding.then((bitmap) => bitmap.close()).catch(() => undefined);
      bitmaps.clear();
    },
  };
}
