import { useId, useState } from 'react';
import { LinkButton } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../state/language/text-store.ts';
import { RefusedList } from './RefusedList.tsx';
import styles from './RefusedNotice.module.css';
import { useRefusedNotices } from './use-refused-notices.ts';

/** Shows how many of the chosen files could not be used; expands to a list with reasons, because their tiles may be out of view. */
export function RefusedNotice({ onRemove }: { readonly onRemove: (ids: readonly string[]) => void }) {
  const t = useText();
  const { refused, dismiss } = useRefusedNotices();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const close = (): void => {
    dismiss();
    setOpen(false);
  };
  return (
    <Notice
      kind="warning"
      actions={
        <IconButton label={t('noticeClose')} onPress={close}>
          <CloseIcon />
        </IconButton>
      }
    >
      {refused.length > 0 && (
        <>
          <div className={styles.line}>
            <span>{t('refusedNotice', { count: refused.length })}</span>
            <LinkButton aria-expanded={isOpen} aria-controls={listId} onPress={() => setOpen(!isOpen)}>
              {t(isOpen ? 'refusedLess' : 'refusedWhy')}
            </LinkButton>
            <LinkButton onPress={() => onRemove(refused.map(({ id }) => id))}>{t('refusedRemove')}</LinkButton>
          </div>
          <div id={listId}>{isOpen && <RefusedList refused={refused} />}</div>
        </>
      )}
    </Notice>
  );
}
