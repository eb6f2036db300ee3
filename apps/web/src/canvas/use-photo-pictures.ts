import type { Drawing, PictureRef } from '@muro/domain';
import { useEffect, useRef, useState } from 'react';
import { shownPictures, type Wanted } from './paint-scene.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import type { SmallPictures } from './scene.ts';

/** Returns the picture of a photo or its placeholder; null if neither has loaded. */
export type PictureOf = (ref: PictureRef) => ImageBitmap | null;

interface Loaded {
  readonly source: SmallPictures;
  readonly pictureOf: PictureOf;
}

/** While pictures are loading, those that have loaded are shown in batches at this interval, ms: each batch repaints the whole drawing. */
const BATCH_MS = 100;

/**
 * Returns the photos of a drawing that have loaded, each at about its displayed size; a photo with a newer version keeps showing the
 * former one until that has loaded.
 *
 * @param pxPerCm  device pixels
 * @returns        a new function each time pictures have loaded; in the next frame if these were the last ones
 */
export function usePhotoPictures(drawing: Drawing, pxPerCm: number, source: SmallPictures): PictureOf {
  const store = useRef<PictureStore | null>(null);
  const wanted = useRef<readonly Wanted[]>([]);
  const [loaded, setLoaded] = useState<Loaded>(() => ({ source, pictureOf: source.placeholderFor }));
  useEffect(() => {
    let frame = 0;
    let renewal = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notify = () => {
      frame = 0;
      setLoaded({ source, pictureOf: (ref) => store.current?.get(ref) ?? source.placeholderFor(ref) });
    };
    const refetch = () => {
      renewal = 0;
      store.current?.want(wanted.current);
    };
    const notifySoon = () => {
      clearTimeout(timer);
      timer = undefined;
      frame ||= requestAnimationFrame(notify);
    };
    store.current = createPictureStore(source, () => {
      if (store.current?.isPending()) timer ??= setTimeout(notifySoon, BATCH_MS);
      else notifySoon();
    });
    const stopRenewing = source.onRenewed((ref) => {
      store.current?.renew(ref);
      renewal ||= requestAnimationFrame(refetch);
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
  // Until the effect above has run, the store still belongs to the former source, which may not know the photos of this drawing.
  return loaded.source === source ? loaded.pictureOf : source.placeholderFor;
}
