import type { Drawing, PictureRef } from '@muro/domain';
import { useEffect, useRef, useState } from 'react';
import { shownPictures } from './paint-scene.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import type { PictureSource } from './scene.ts';

/** The picture of a photo, null while it is on its way. */
export type PictureOf = (ref: PictureRef) => ImageBitmap | null;

const NONE: PictureOf = () => null;

/**
 * The photos that a drawing shows, each about as large as it is seen, as far as they have come.
 *
 * @param pxPerCm  device pixels
 * @returns        another function each time that pictures have come, at most once a frame
 */
export function usePhotoPictures(drawing: Drawing, pxPerCm: number, source: PictureSource): PictureOf {
  const store = useRef<PictureStore | null>(null);
  const [pictureOf, setPictureOf] = useState<PictureOf>(() => NONE);
  useEffect(() => {
    let frame = 0;
    const tell = () => {
      frame = 0;
      setPictureOf(() => (ref: PictureRef) => store.current?.get(ref) ?? null);
    };
    store.current = createPictureStore(source, () => {
      frame ||= requestAnimationFrame(tell);
    });
    return () => {
      cancelAnimationFrame(frame);
      store.current?.dispose();
      store.current = null;
    };
  }, [source]);
  useEffect(() => {
    const photos = drawing.ops.filter((op) => op.op !== 'image' || op.picture.kind === 'photo');
    store.current?.want(shownPictures(photos, pxPerCm));
  }, [drawing, pxPerCm]);
  return pictureOf;
}
