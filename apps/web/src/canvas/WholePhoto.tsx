import type { Effect, Matrix, PhotoPlace, PhotoView, SizePx } from '@muro/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { wholePhotoMatrix } from '../flow/edit/cut-away.ts';
import styles from './CollageCanvas.module.css';
import type { PictureSource } from './scene.ts';
import type { LiveSource } from './use-renderer.ts';

interface WholePhotoProps {
  readonly slot: string;
  /** The slot, cm, with its frame at 0,0. */
  readonly place: PhotoPlace;
  readonly photo: SizePx & { readonly id: string };
  readonly effect: Effect;
  readonly view: PhotoView;
  readonly live: LiveSource;
  readonly pictures: PictureSource;
  /** CSS pixels. */
  readonly pxPerCm: number;
}

/** Longest side of the loaded picture, px: enough for a faint backdrop. */
const SIDE_PX = 900;

/** The whole photo of a slot, faint: shows the parts that the slot crops, and follows while the photo is moved and zoomed. */
export function WholePhoto({ slot, place, photo, effect, view, live, pictures, pxPerCm }: WholePhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { id, widthPx, heightPx } = photo;
  useLayoutEffect(() => {
    const move = (): void => {
      const current = live.get();
      const shownView = current?.slot === slot ? current.view : view;
      if (canvas.current) canvas.current.style.transform = cssMatrix(wholePhotoMatrix({ widthPx, heightPx }, place, shownView, pxPerCm));
    };
    move();
    return live.subscribe(move);
  }, [slot, place, widthPx, heightPx, view, live, pxPerCm]);
  useEffect(() => {
    let isWanted = true;
    const scale = SIDE_PX / Math.max(widthPx, heightPx);
    const size = { widthPx: Math.ceil(widthPx * scale), heightPx: Math.ceil(heightPx * scale) };
    void pictures.load({ kind: 'photo', id, effect }, size).then((picture) => {
      if (isWanted && picture && canvas.current) showPicture(canvas.current, picture);
      picture?.close();
    });
    return () => {
      isWanted = false;
    };
  }, [id, effect, widthPx, heightPx, pictures]);
  return <canvas ref={canvas} className={styles.whole} width={1} height={1} />;
}

function showPicture(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}

function cssMatrix(matrix: Matrix): string {
  return `matrix(${matrix.join(', ')})`;
}
