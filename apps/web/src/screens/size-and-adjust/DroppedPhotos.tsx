import { useEffect, useState } from 'react';
import { removePhotos } from '../../app/collage/tray-actions.ts';
import { addPhotosToDesign, beginPhotosFirst, prepareForPhotos } from '../../app/photos-first/start-with-photos.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useEditorView, useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { useReceivedFiles } from '../../state/window/use-received-files.ts';
import { ReadingLine } from '../photo-notices/ReadingLine.tsx';
import { RefusedNotice } from '../photo-notices/RefusedNotice.tsx';
import styles from './DroppedPhotos.module.css';

/** Accepts photos dropped or pasted on the page and reports the result: the design is then shown with them. */
export function DroppedPhotos() {
  const t = useText();
  const workspace = useWorkspace();
  const isPhotosFirst = useWork((work) => work.photosFirst !== null);
  const notice = useEditorView((view) => view.notice);
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => (isPhotosFirst ? beginPhotosFirst(workspace) : undefined), [workspace, isPhotosFirst]);
  useReceivedFiles({
    onOver: () => prepareForPhotos(workspace),
    receive: (files) => {
      setAdded(0);
      void addPhotosToDesign(workspace, files).then(({ photoIds }) => setAdded(photoIds.length));
    },
  });
  if (added === null) return null;
  return (
    <div className={styles.notices}>
      <ReadingLine />
      <Notice>{added > 0 && t('startAdded', { count: added })}</Notice>
      <Notice kind="warning">{notice?.key === 'photosLeftOut' && t('photosLeftOut', { count: notice.count, most: notice.most })}</Notice>
      <RefusedNotice onRemove={(ids) => removePhotos(workspace, ids)} />
    </div>
  );
}
