import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { carriedPhotos } from '../../../app/collage/arrange-actions.ts';
import { useDragPoint, useEditorView } from '../../../app/collage/editor-view.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { usePhotoLibrary } from '../../../app/photos/photo-library.ts';
import { createMovingLayer } from '../../../controls/moving-layer.ts';
import styles from '../Bars.module.css';

/** The photo that is carried, under the pointer, with a word on what to do. [EDIT-19] */
export function DragGhost() {
  const t = useText();
  const photoId = useEditorView(({ drag }) => (drag.mode === 'carrying' ? drag.photoId : null));
  const thumbUrl = usePhotoLibrary(({ entries }) => (photoId === null ? undefined : entries[photoId]?.thumbUrl));
  const isFromTray = useEditorView(({ drag }) => drag.mode === 'carrying' && drag.from === null);
  if (photoId === null) return null;
  const count = isFromTray ? carriedPhotos(photoId).length : 1;
  return (
    <>
      <p className={styles.dragHint} role="status">
        {t('dragHint')}
      </p>
      <Follower>
        {thumbUrl && <img src={thumbUrl} alt="" />}
        {count > 1 && <span className={styles.carried}>{t('carriedCount', { count })}</span>}
      </Follower>
    </>
  );
}

/** Follows the pointer without rendering anything. */
function Follower({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const layer = createMovingLayer(place.current, under(useDragPoint.getState()));
    const stop = useDragPoint.subscribe((point) => layer.moveTo(under(point)));
    return () => {
      stop();
      layer.release();
    };
  }, []);
  return (
    <div ref={place} className={styles.ghost} aria-hidden="true">
      {children}
    </div>
  );
}

function under({ xPx, yPx }: { readonly xPx: number; readonly yPx: number }): string {
  return `translate(${xPx}px, ${yPx}px)`;
}
