import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { carriedPhotos } from '../../../app/collage/arrange-actions.ts';
import { createMovingLayer, type MovingLayer } from '../../../controls/moving-layer.ts';
import type { DragPoint } from '../../../state/editor/editor-view.ts';
import { useEditorView, usePhotoLibrary, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Bars.module.css';

/**
 * The dragged photo under the pointer, with a hint. Always mounted, out of view while nothing is dragged: mounting and unmounting would
 * reorder the layers of the whole page at the start and end of every drag. [EDIT-19]
 */
export function DragGhost() {
  const workspace = useWorkspace();
  const t = useText();
  const carriedId = useEditorView(({ drag }) => (drag.mode === 'carrying' ? drag.photoId : null));
  const last = useRef('');
  if (carriedId !== null) last.current = carriedId;
  const photoId = last.current;
  const thumbUrl = usePhotoLibrary(({ entries }) => entries[photoId]?.thumbUrl);
  const isFromTray = useEditorView(({ drag }) => drag.mode === 'carrying' && drag.from === null);
  const isOverTray = useEditorView(({ drag }) => drag.mode === 'carrying' && drag.isOverTray);
  const isCarrying = carriedId !== null;
  const count = isFromTray ? carriedPhotos(workspace, photoId).length : 1;
  return (
    <>
      <Hint isHidden={!isCarrying} words={isOverTray ? 'dragToTray' : 'dragHint'} />
      <PointerFollower isHidden={!isCarrying}>
        <div className={styles.picture}>{thumbUrl && <img src={thumbUrl} alt="" />}</div>
        {count > 1 && <span className={styles.carried}>{t('photoCount', { count })}</span>}
      </PointerFollower>
    </>
  );
}

function Hint({ isHidden, words }: { readonly isHidden: boolean; readonly words: 'dragHint' | 'dragToTray' }) {
  const t = useText();
  const { place, layer } = useMovingLayer<HTMLParagraphElement>();
  useLayoutEffect(() => layer.current?.moveTo(isHidden ? OFF_SCREEN : 'translate(0, 0)'), [isHidden, layer]);
  return (
    <p ref={place} className={styles.dragHint} aria-hidden="true">
      {t(words)}
    </p>
  );
}

/** Follows the pointer without rendering. */
function PointerFollower({ isHidden, children }: { readonly isHidden: boolean; readonly children: ReactNode }) {
  const workspace = useWorkspace();
  const { place, layer } = useMovingLayer<HTMLDivElement>();
  useLayoutEffect(() => {
    if (isHidden) return undefined;
    const follow = (point: DragPoint): void => layer.current?.moveTo(translationTo(point));
    follow(workspace.view.dragPoint.getState());
    const stop = workspace.view.dragPoint.subscribe(follow);
    return () => {
      stop();
      layer.current?.moveTo(OFF_SCREEN);
    };
  }, [workspace, isHidden, layer]);
  return (
    <div ref={place} className={styles.ghost} aria-hidden="true">
      {children}
    </div>
  );
}

function useMovingLayer<Moved extends HTMLElement>() {
  const place = useRef<Moved>(null);
  const layer = useRef<MovingLayer | null>(null);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const movingLayer = createMovingLayer(place.current, OFF_SCREEN);
    layer.current = movingLayer;
    return movingLayer.release;
  }, []);
  return { place, layer };
}

/** Position above the window. */
const OFF_SCREEN = 'translate(0, -999px)';

function translationTo({ xPx, yPx }: DragPoint): string {
  return `translate(${xPx}px, ${yPx}px)`;
}
