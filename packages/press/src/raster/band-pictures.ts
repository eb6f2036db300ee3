import { availableParallelism } from 'node:os';
import type { Rect } from '@muro/domain';
import { effectOf, type PictureUse, pictureUses } from '../picture/picture-uses.ts';
import { prefetch } from '../picture/prefetch.ts';
import { type HeldPicture, holdPicture } from './held-picture.ts';
import type { CanvasKit, RasterPicture } from './raster-canvas.ts';
import type { RenderJob } from './render-job.ts';

/** Decoded pictures that wait for their band, bytes: less than for a print file, since pixels are larger than JPEGs. */
const MAX_WAITING_BYTES = 24 * 1024 * 1024;

/** Pictures of a band by index of their operation. */
export type BandPictures = ReadonlyMap<number, RasterPicture>;

/** A use of a picture, and the first and last band that show it. */
interface Span {
  readonly use: PictureUse;
  readonly first: number;
  readonly last: number;
}

/**
 * Decodes the pictures of a drawing ahead of the bands that show them, several at a time, and releases each after its last band.
 *
 * @param sheets  the part of the drawing that each band shows, cm, from top to bottom
 * @returns a function that resolves with the pictures of the next band
 */
export function bandPictures(
  kit: CanvasKit,
  { drawing, pxPerCm, fileOf, onProgress }: RenderJob,
  sheets: readonly Rect[],
): () => Promise<BandPictures> {
  const usesByBand = sheets.map((sheet) => pictureUses({ ...drawing, sheet }).filter(({ visible }) => visible));
  const spans = spansOf(pictureUses(drawing), usesByBand);
  const decode = async ({ use, first, last }: Span): Promise<HeldPicture | null> => {
    const file = await fileOf(use.picture);
    return file && holdPicture(kit, { file, use, pxPerCm, effect: effectOf(use.picture), isInOneBand: first === last });
  };
  const nextDecoded = prefetch(
    spans.map((span) => () => decode(span)),
    { concurrency: availableParallelism(), maxWaitingBytes: MAX_WAITING_BYTES, sizeOf: (picture) => picture?.bytes ?? 0 },
  );
  const openPictures = new Map<number, HeldPicture | null>();
  let band = 0;
  let decoded = 0;
  const releaseBand = () => {
    for (const { use } of spans.filter(({ last }) => last === band - 1)) {
      openPictures.get(use.index)?.release();
      openPictures.delete(use.index);
    }
  };
  return async () => {
    releaseBand();
    for (const { use } of spans.filter(({ first }) => first === band)) {
      openPictures.set(use.index, await nextDecoded());
      onProgress?.(++decoded, spans.length);
    }
    const pictures = new Map<number, RasterPicture>();
    for (const use of usesByBand[band] ?? []) {
      const picture = await openPictures.get(use.index)?.inBand(use);
      if (picture) pictures.set(use.index, picture);
    }
    band += 1;
    return pictures;
  };
}

/** Sorted by first band, then in painting order. */
function spansOf(uses: readonly PictureUse[], usesByBand: readonly (readonly PictureUse[])[]): readonly Span[] {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [band, shown] of usesByBand.entries()) {
    for (const { index } of shown) {
      if (!first.has(index)) first.set(index, band);
      last.set(index, band);
    }
  }
  const spans = uses.map((use) => ({ use, first: first.get(use.index) ?? -1, last: last.get(use.index) ?? -1 }));
  return spans.filter((span) => span.use.visible && span.first >= 0).sort((a, b) => a.first - b.first || a.use.index - b.use.index);
}
