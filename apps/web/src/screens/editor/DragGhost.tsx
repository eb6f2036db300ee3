import { useEditorView } from '../../app/editor-view.ts';
import { usePhotoLibrary } from '../../app/photo-library.ts';
import { useText } from '../../app/text-store.ts';
import styles from './Bars.module.css';

/** The photo that is carried, under the pointer, with a word on what to do. [EDIT-19] */
export function DragGhost() {
  const t = useText();
  const drag = useEditorView((view) => view.drag);
  const thumbUrl = usePhotoLibrary(({ entries }) => (drag.mode === 'carrying' ? entries[drag.photoId]?.thumbUrl : undefined));
  if (drag.mode !== 'carrying') return null;
  return (
    <>
      <p className={styles.dragHint} role="status">
        {t('dragHint')}
      </p>
      <div className={styles.ghost} style={{ transform: `translate(${drag.xPx}px, ${drag.yPx}px)` }} aria-hidden="true">
        {thumbUrl && <img src={thumbUrl} alt="" />}
      </div>
    </>
  );
}
