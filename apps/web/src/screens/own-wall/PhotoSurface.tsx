import { type ReactNode, useRef } from 'react';
import { useElementSize } from '../../canvas/use-element-size.ts';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import { CanvasHost } from './CanvasHost.tsx';
import styles from './OwnWall.module.css';

interface PhotoSurfaceProps {
  readonly photo: WallPhoto;
  /** Returns the parts over the photo; `scale` is CSS px per px of the photo. */
  readonly children: (scale: number) => ReactNode;
  /** Replaces the photo itself. */
  readonly picture?: ReactNode;
}

/** The whole photo, as large as the dialog allows, with the given elements over it. */
export function PhotoSurface({ photo, children, picture }: PhotoSurfaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useElementSize(ref);
  const { widthPx, heightPx } = photo.size;
  const ratio = widthPx / heightPx;
  return (
    <div ref={ref} className={styles.surface} style={{ aspectRatio: ratio, width: `min(100%, calc(54dvh * ${ratio}))` }}>
      {picture ?? <CanvasHost source={photo.canvas} className={styles.photo} />}
      {box && box.widthPx > 0 && children(box.widthPx / widthPx)}
    </div>
  );
}
