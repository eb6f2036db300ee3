import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { arrangeToFit, fitOffer, makeRoomForAll, roomForAll } from '../../app/collage/arrange-to-fit.ts';
import { giveUpLayout } from '../../app/collage/follow-photos.ts';
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

/** News about the whole collage, until it is closed. [CHOOSE-26] */
export function Notices() {
  const workspace = useWorkspace();
  const { undo } = useSession();
  const t = useText();
  const notice = useEditorView((view) => view.notice);
  return (
    <div className={styles.notices}>
      <Arranging />
      <Notice
        kind={notice?.key === 'photosRemoved' || notice?.key === 'photosWaiting' ? 'info' : 'warning'}
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

/** A layout for many photos takes its time on a slow device: the collage stays as it is meanwhile, and for good if one likes. */
function Arranging() {
  const workspace = useWorkspace();
  const t = useText();
  const arranging = useEditorView((view) => view.arranging);
  return (
    <Notice
      actions={
        arranging && (
          <LinkButton className={styles.giveUp} onPress={() => giveUpLayout(workspace)}>
            {t('cancel')}
          </LinkButton>
        )
      }
    >
      {arranging && <ProgressBar label={t('arranging', { count: arranging.count })} value={arranging.share} />}
    </Notice>
  );
}

/** Photos have found no place. */
const TOO_MANY: ReadonlySet<EditorNotice['key']> = new Set(['NOT_ALL_PHOTOS_PLACED', 'photosWaiting', 'photosPlaced']);

/** What a layout that fits the photos does about it: in the words, since it says how they go on. */
function FitAction({ notice: { key } }: { readonly notice: EditorNotice }) {
  const workspace = useWorkspace();
  const t = useText();
  const offer = useOpenCollage(fitOffer);
  const hasGap = (offer === 'arrange' || offer === 'close-gap') && key === 'photosRemoved';
  const room = TOO_MANY.has(key) ? roomForAll(workspace) : null;
  if (room !== null) return <LinkButton onPress={() => makeRoomForAll(workspace)}>{t('makeRoomForAll', { count: room })}</LinkButton>;
  return hasGap && <LinkButton onPress={() => arrangeToFit(workspace, offer ?? null)}>{t('closeGap')}</LinkButton>;
}

/**
 * The last thing done, for screen readers, a moment after it shows: to lay the words out takes a good part of a frame.
 * The same words again are new words: they stand in a new element.
 */
export function LastDone() {
  const workspace = useWorkspace();
  const [{ said, saidTimes }, setLast] = useState(workspace.view.store.getState);
  useEffect(
    () =>
      workspace.view.store.subscribe((now, before) => {
        // What was done twice in a moment is said twice: each time is rendered for itself.
        if (now.saidTimes !== before.saidTimes) afterNextPaint(() => flushSync(() => setLast(now)));
      }),
    [workspace],
  );
  return (
    <p className={styles.said} role="status">
      <span key={saidTimes}>{said}</span>
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
