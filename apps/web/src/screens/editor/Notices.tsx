import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { undoStep } from '../../app/collage/editor-actions.ts';
import type { Notice as EditorNotice } from '../../app/collage/editor-view.ts';
import { setEditorView, useEditorView } from '../../app/collage/editor-view.ts';
import { inLaterFrame } from '../../app/later-frame.ts';
import { type Text, useText } from '../../app/locale/text-store.ts';
import { LinkButton } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import styles from './Bars.module.css';

/** News about the whole collage, until it is closed. [CHOOSE-26] */
export function Notices() {
  const t = useText();
  const notice = useEditorView((view) => view.notice);
  return (
    <div className={styles.notices}>
      <Notice
        kind={notice?.key === 'photosRemoved' ? 'info' : 'warning'}
        actions={
          notice && (
            <>
              {notice.key === 'photosRemoved' && <LinkButton onPress={undoStep}>{t('noticeUndo')}</LinkButton>}
              <IconButton label={t('noticeClose')} onPress={() => setEditorView({ notice: null })}>
                <CloseIcon />
              </IconButton>
            </>
          )
        }
      >
        {notice && noticeText(notice, t)}
      </Notice>
    </div>
  );
}

/**
 * The last thing done, for screen readers, a moment after it shows: to lay the words out takes a good part of a frame.
 * The same words again are new words: they stand in a new element.
 */
export function LastDone() {
  const [{ said, saidTimes }, setLast] = useState(useEditorView.getState);
  useEffect(
    () =>
      useEditorView.subscribe((now, before) => {
        // What was done twice in a moment is said twice: each time is rendered for itself.
        if (now.saidTimes !== before.saidTimes) inLaterFrame(() => flushSync(() => setLast(now)));
      }),
    [],
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
    case 'photosPlaced':
      return t('photosPlaced', { placed: notice.placed, count: notice.count });
    case 'photosRemoved':
      return t('photosRemoved', { count: notice.count });
    case 'NOT_ALL_PHOTOS_PLACED':
      return t(notice.key);
  }
}
