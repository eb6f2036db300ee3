import type { Notice as EditorNotice } from '../../app/editor-view.ts';
import { setEditorView, useEditorView } from '../../app/editor-view.ts';
import { type Text, useText } from '../../app/text-store.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import styles from './Bars.module.css';

/** News about the whole collage, until it is closed; and the last thing done, for screen readers. [CHOOSE-26] */
export function Notices() {
  const t = useText();
  const notice = useEditorView((view) => view.notice);
  const said = useEditorView((view) => view.said);
  return (
    <>
      <div className={styles.notices}>
        <Notice
          kind="warning"
          actions={
            notice && (
              <IconButton label={t('noticeClose')} onPress={() => setEditorView({ notice: null })}>
                <CloseIcon />
              </IconButton>
            )
          }
        >
          {notice && noticeText(notice, t)}
        </Notice>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

function noticeText(notice: EditorNotice, t: Text): string {
  return notice.key === 'photosLeftOut' ? t('photosLeftOut', { count: notice.count, most: notice.most }) : t(notice.key);
}
