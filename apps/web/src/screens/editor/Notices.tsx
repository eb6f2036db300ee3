import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { arrangeToFit, fitOffer, placeAllPhotos, placeableCount } from '../../app/collage/arrange-to-fit.ts';
import { cancelLayout } from '../../app/collage/follow-photos.ts';
import { useSession } from '../../app/session/use-session.ts';
import { LinkButton } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { ProgressBar } from '../../controls/ProgressBar.tsx';
import type { Notice as EditorNotice } from '../../state/editor/editor-view.ts';
import { useEditorView, useOpenCollage, useWorkspace } from '../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../state/language/text-store.ts';
import { afterNextPaint } from '../../state/window/after-next-paint.ts';
import styles from './stage/Bars.module.css';

/** Messages about the whole collage, until dismissed. [CHOOSE-26] */
export function Notices() {
  const workspace = useWorkspace();
  const { undo } = useSession();
  const t = useText();
  // The head of the tray says how many photos wait for a place.
  const notice = useEditorView((view) => (view.notice?.key === 'photosWaiting' ? null : view.notice));
  return (
    <div className={styles.notices}>
      <Arranging />
      <Notice
        kind={notice?.key === 'photosRemoved' ? 'info' : 'warning'}
        actions={
          notice && (
            <>
              {notice.key === 'photosRemoved' && <LinkButton onPress={undo}>{t('undo')}</LinkButton>}
              <IconButton label={t('noticeClose')} onPress={() => workspace.view.set({ notice: null })}>
                <CloseIcon />
              </IconButton>
            </>
          )
        }
      >
        {notice && (
          <>
            {noticeText(notice, t)} <FitAction notice={notice} />
          </>
        )}
      </Notice>
    </div>
  );
}

/** Progress of a slow layout for many photos; the person may cancel it and keep the collage as it is. */
function Arranging() {
  const workspace = useWorkspace();
  const t = useText();
  const arranging = useEditorView((view) => view.arranging);
  return (
    <Notice
      actions={
        arranging && (
          <LinkButton className={styles.cancel} onPress={() => cancelLayout(workspace)}>
            {t('cancel')}
          </LinkButton>
        )
      }
    >
      {arranging && <ProgressBar label={t('arranging', { count: arranging.count })} value={arranging.share} />}
    </Notice>
  );
}

/** Messages about photos without a slot. */
const TOO_MANY: ReadonlySet<EditorNotice['key']> = new Set(['NOT_ALL_PHOTOS_PLACED', 'photosPlaced']);

/** The layout command that solves the problem, as a link within the message. */
function FitAction({ notice: { key } }: { readonly notice: EditorNotice }) {
  const workspace = useWorkspace();
  const t = useText();
  const offer = useOpenCollage(fitOffer);
  const hasGap = (offer === 'arrange' || offer === 'close-gap') && key === 'photosRemoved';
  const room = TOO_MANY.has(key) ? placeableCount(workspace) : null;
  if (room !== null) return <LinkButton onPress={() => placeAllPhotos(workspace)}>{t('makeRoomForAll', { count: room })}</LinkButton>;
  return hasGap && <LinkButton onPress={() => arrangeToFit(workspace, offer ?? null)}>{t('closeGap')}</LinkButton>;
}

/**
 * Announces the last action to screen readers (live region), after it is painted: laying out the text takes a good part of a frame. A new
 * element per message makes screen readers announce a repeated text again.
 */
export function LastActionNotice() {
  const workspace = useWorkspace();
  const [{ announcement, announcementCount }, setLast] = useState(workspace.view.store.getState);
  useEffect(
    () =>
      workspace.view.store.subscribe((now, before) => {
        // Two quick actions are announced twice: each is rendered separately.
        if (now.announcementCount !== before.announcementCount) afterNextPaint(() => flushSync(() => setLast(now)));
      }),
    [workspace],
  );
  return (
    <p className={styles.announcement} role="status">
      <span key={announcementCount}>{announcement}</span>
    </p>
  );
}

function noticeText(notice: EditorNotice, t: Text): string {
  switch (notice.key) {
    case 'photosLeftOut':
      return t('photosLeftOut', { count: notice.count, most: notice.most });
    case 'photosWaiting':
      return t('photosWaiting', { count: notice.count });
    case 'photosPlaced':
      return t('photosPlaced', { placed: notice.placed, count: notice.count });
    case 'photosRemoved':
      return t('photosRemoved', { count: notice.count });
    case 'NOT_ALL_PHOTOS_PLACED':
      return t(notice.key);
  }
}
