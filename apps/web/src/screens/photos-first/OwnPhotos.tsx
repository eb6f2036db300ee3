import { useEffect, useId, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { undoStep } from '../../app/collage/editor-actions.ts';
import { returnToPlainDesigns, setPhotoOrder } from '../../app/photos-first/photos-first-actions.ts';
import { beginPhotosFirst } from '../../app/photos-first/start-with-photos.ts';
import { LinkButton } from '../../controls/Button.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon, PhotoIcon } from '../../controls/Icons.tsx';
import { focusIfLost } from '../../controls/lost-focus.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useEditorView, useOpenCollage, usePhotoLibrary, useReading, useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { acceptedFiles } from '../../state/photos/file-rules.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { AutosaveNotice } from '../draft-offers/AutosaveNotice.tsx';
import { FolderButton } from '../photo-news/FolderButton.tsx';
import { NewsLine, NewsPanel } from './NewsLine.tsx';
import styles from './OwnPhotos.module.css';
import { usePhotoNews } from './use-photo-news.ts';

/** The photos that the designs are shown with, and the actions on them. */
export function OwnPhotos({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText();
  const id = useId();
  const workspace = useWorkspace();
  const count = useOpenCollage(({ photos }) => photos.length) ?? 0;
  const hasPhotos = useReading(isReading) || count > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const news = usePhotoNews(heading);
  useEffect(() => beginPhotosFirst(workspace), [workspace]);
  // The pressed button was removed with the invitation.
  useEffect(() => focusIfLost(heading.current), []);
  return (
    <section className={styles.own} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {hasPhotos ? t('startOwn', { count }) : t('startTitle')}
        </h2>
        <div className={styles.ways}>
          <FileButton accept={acceptedFiles()} onFiles={onFiles} icon={<PhotoIcon />} variant={hasPhotos ? 'quiet' : 'primary'}>
            {t(hasPhotos ? 'trayAdd' : 'startChoose')}
          </FileButton>
          <FolderButton>{t('trayFolder')}</FolderButton>
        </div>
      </div>
      {hasPhotos && <Strip />}
      <div className={styles.actions}>
        <LinkButton onPress={() => void returnToPlainDesigns(workspace)}>{t('startPlain')}</LinkButton>
        <Order />
        <NewsLine news={news} />
      </div>
      <NewsPanel news={news} />
      <div className={styles.news}>
        <Said />
        <AutosaveNotice />
      </div>
    </section>
  );
}

/** Switches between order by shape and by capture day. With one photo it is hidden but keeps its place, because more may follow. */
function Order() {
  const t = useText();
  const workspace = useWorkspace();
  const order = useWork((work) => work.photosFirst?.order ?? 'by-shape');
  const hasSeveral = useOpenCollage(({ photos }) => photos.length > 1) ?? false;
  const other = order === 'by-day' ? 'by-shape' : 'by-day';
  return (
    <LinkButton className={hasSeveral ? undefined : styles.kept} onPress={() => setPhotoOrder(workspace, other)}>
      {t(other === 'by-day' ? 'startByDay' : 'startByShape')}
    </LinkButton>
  );
}

/** The chosen photos in a row of constant height, with or without photos and scroll bar. */
function Strip() {
  const t = useText();
  const ids = useOpenCollage(useShallow(({ photos }) => photos.map(({ id }) => id)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard
    <ul className={styles.strip} aria-label={t('trayName')} tabIndex={0}>
      {ids?.map((id) => (
        <li key={id}>
          <Thumb id={id} />
        </li>
      ))}
    </ul>
  );
}

function Thumb({ id }: { readonly id: string }) {
  const [src, name, ratio] = usePhotoLibrary(
    useShallow(({ entries }) => {
      const { thumbUrl = '', name = '', original = null } = entries[id] ?? {};
      return [thumbUrl, name, original ? original.widthPx / original.heightPx : 1] as const;
    }),
  );
  return src ? (
    <img className={styles.thumb} src={src} alt={name} style={{ aspectRatio: String(ratio) }} />
  ) : (
    <span className={styles.thumb} style={{ aspectRatio: String(ratio) }} />
  );
}

/** Messages about the photo limit and about removed photos, which can be restored. */
function Said() {
  const t = useText();
  const workspace = useWorkspace();
  const notice = useEditorView((view) => view.notice);
  const said =
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
      {said}
    </Notice>
  );
}
