import type { Drawing, PictureRef } from '@muro/domain';
import { useEffect, useRef, useState } from 'react';
import { shownPictures, type Wanted } from './paint-scene.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import type { SmallPictures } from './scene.ts';

/** The picture of a photo or what stands in for it, null while there is neither. */
export type PictureOf = (ref: PictureRef) => ImageBitmap | null;

/** While pictures are on their way, those that have come are shown together so often, ms: each time costs a painting of the whole drawing. */
const TOGETHER_MS = 100;

/**
 * The photos that a drawing shows, each about as large as it is seen, as far as they have come; one of which a better picture has
 * come shows the former one until that is there.
 *
 * @param pxPerCm  device pixels
 * @returns        another function each time that pictures have come, in the next frame when these were the last ones
 */
export function usePhotoPictures(drawing: Drawing, pxPerCm: number, source: SmallPictures): PictureOf {
  const store = useRef<PictureStore | null>(null);
  const wanted = useRef<readonly Wanted[]>([]);
  const [pictureOf, setPictureOf] = useState<PictureOf>(() => source.standIn);
  useEffect(() => {
    let frame = 0;
    let renewal = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      frame = 0;
      setPictureOf(() => (ref: PictureRef) => store.current?.get(ref) ?? source.standIn(ref));
    };
    const fetchAnew = () => {
      renewal = 0;
      store.current?.want(wanted.current);
    };
    const tellSoon = () => {
      clearTimeout(timer);
      timer = undefined;
      frame ||= requestAnimationFrame(tell);
    };
    store.current = createPictureStore(source, () => {
      if (store.current?.isPending()) timer ??= setTimeout(tellSoon, TOGETHER_MS);
      else tellSoon();
    });
    const stopRenewing = source.onRenewed((ref) => {
      store.current?.renew(ref);
      renewal ||= requestAnimationFrame(fetchAnew);
    });
    return () => {
      stopRenewing();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      cancelAnimationFrame(renewal);
      store.current?.dispose();
      store.current = null;
    };
  }, [source]);
  useEffect(() => {
    const photos = drawing.ops.filter((op) => op.op !== 'image' || op.picture.kind === 'photo');
    wanted.current = shownPictures(photos, pxPerCm);
    store.current?.want(wanted.current);
  }, [drawing, pxPerCm]);
  return pictureOf;
}
