import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useAutosave, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './AutosaveNotice.module.css';

/** Warns that the work is not being stored on this device, or that it was split in two; shown until dismissed. */
export function AutosaveNotice() {
  const t = useText();
  const { autosave } = useWorkspace();
  const { fault, isPutAway, isSplit } = useAutosave((now) => now);
  const isFaultShown = fault !== null && !isPutAway;
  return (
    <>
      <Notice kind="warning" actions={<PutAway onPress={autosave.putFaultAway} />}>
        {isFaultShown && t(fault === 'full' ? 'keepingFull' : 'keepingRefused')}
      </Notice>
      <Notice actions={<PutAway onPress={autosave.putSplitAway} />}>{isSplit && t('keepingSplit')}</Notice>
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
