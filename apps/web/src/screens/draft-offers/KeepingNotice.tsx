import { putFaultAway, putSplitAway, useKeeping } from '../../app/drafts/keeping-store.ts';
import { useText } from '../../app/locale/text-store.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import styles from './KeepingNotice.module.css';

/** Says once, and until it is read, that the work is not being kept on this device, or that it is two works now. */
export function KeepingNotice() {
  const t = useText();
  const { fault, isPutAway, isSplit } = useKeeping();
  const isFaultShown = fault !== null && !isPutAway;
  return (
    <>
      <Notice kind="warning" actions={<PutAway onPress={putFaultAway} />}>
        {isFaultShown && t(fault === 'full' ? 'keepingFull' : 'keepingRefused')}
      </Notice>
      <Notice actions={<PutAway onPress={putSplitAway} />}>{isSplit && t('keepingSplit')}</Notice>
    </>
  );
}

function PutAway({ onPress }: { readonly onPress: () => void }) {
  const t = useText();
  return (
    <IconButton label={t('noticeClose')} className={styles.away} onPress={onPress}>
      <CloseIcon />
    </IconButton>
  );
}
