import { useEffect, useId, useRef } from 'react';
import { undoStep } from '../../app/collage/editor-actions.ts';
import { beginPhotosFirst } from '../../app/photos-first/start-with-photos.ts';
import { LinkButton } from '../../controls/Button.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { AddPhotoIcon, CloseIcon, PhotoIcon } from '../../controls/Icons.tsx';
import { focusIfLost } from '../../controls/lost-focus.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useEditorView, useOpenCollage, useReading, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { acceptedFiles } from '../../state/photos/file-rules.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { AutosaveNotice } from '../draft-offers/AutosaveNotice.tsx';
import { NoticeLine, NoticePanel } from './NoticeLine.tsx';
import styles from './OwnPhotos.module.css';
import { PhotoStrip } from './PhotoStrip.tsx';
import { PhotosMenu } from './PhotosMenu.tsx';
import { usePhotoNotices } from './use-photo-notices.ts';

/** The photos that the designs are shown with: one row with their number, the photos, and what can be done with them. */
export function OwnPhotos({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText();
  const id = useId();
  const workspace = useWorkspace();
  const count = useOpenCollage(({ photos }) => photos.length) ?? 0;
  const hasPhotos = useReading(isReading) || count > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const notices = usePhotoNotices(heading, menu);
  useEffect(() => beginPhotosFirst(workspace), [workspace]);
  // The pressed button was removed with the invitation.
  useEffect(() => focusIfLost(heading.current), []);
  return (
    <section className={styles.own} aria-labelledby={id}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {hasPhotos ? t('startOwn', { count }) : t('startTitle')}
          </h2>
          <NoticeLine notices={notices} />
        </div>
        {hasPhotos && <PhotoStrip heading={heading} />}
        <FileButton
          accept={acceptedFiles()}
          onFiles={onFiles}
          icon={hasPhotos ? <AddPhotoIcon /> : <PhotoIcon />}
          variant={hasPhotos ? 'quiet' : 'primary'}
          className={hasPhotos ? styles.add : undefined}
        >
          {t(hasPhotos ? 'trayAdd' : 'startChoose')}
        </FileButton>
        <PhotosMenu notices={notices} trigger={menu} />
      </div>
      <NoticePanel notices={notices} />
      <div className={styles.notices}>
        <Said />
        <AutosaveNotice />
      </div>
    </section>
  );
}

/** Messages about the photo limit and about removed photos, which can be restored. */
function Said() {
  const t = useText();
  const workspace = useWorkspace();
  const notice = useEditorView((view) => view.notice);
  const announcement =
    notice?.key === 'photosLeftOut'
      ? t('photosLeftOut', { count: notice.count, most: notice.most })
      : notice?.key === 'photosRemoved' && t('startLeftOut', { count: notice.count });
  return (
    <Notice
      kind={notice?.key === 'photosRemoved' ? 'info' : 'warning'}
      actions={
        <>
          {notice?.key === 'photosRemoved' && <LinkButton onPress={() => undoStep(workspace)}>{t('undo')}</LinkButton>}
          <IconButton label={t('noticeClose')} onPress={() => workspace.view.set({ notice: null })}>
            <CloseIcon />
          </IconButton>
        </>
      }
    >
      {announcement}
    </Notice>
  );
}
