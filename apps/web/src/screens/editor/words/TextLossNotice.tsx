import type { Page } from '@muro/domain';
import { useState } from 'react';
import { editLossyText, useTextLosses } from '../../../app/collage/text-losses.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { classNames } from '../../../controls/class-names.ts';
import { IconButton } from '../../../controls/IconButton.tsx';
import { CloseIcon } from '../../../controls/Icons.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './WordsNote.module.css';

/**
 * Lists the texts that are not printed as written, until they are changed or the notice is dismissed; different texts show it again.
 * [TFIT-02]
 */
export function TextLossNotice({ page }: { readonly page: Page }) {
  const workspace = useWorkspace();
  const t = useText();
  const losses = useTextLosses(page);
  const [dismissed, setDismissed] = useState('');
  const [first] = losses;
  const all = losses.map(({ sentence }) => sentence).join('\n');
  return (
    <Notice
      kind="warning"
      className={classNames(styles.notice)}
      actions={
        first && (
          <>
            <LinkButton onPress={() => editLossyText(workspace, first)}>{t('lostEdit')}</LinkButton>
            <IconButton label={t('noticeClose')} onPress={() => setDismissed(all)}>
              <CloseIcon />
            </IconButton>
          </>
        )
      }
    >
      {first && dismissed !== all && (
        <>
          {first.sentence}
          {losses.length > 1 && ` ${t('lostMore', { count: losses.length - 1 })}`}
        </>
      )}
    </Notice>
  );
}
