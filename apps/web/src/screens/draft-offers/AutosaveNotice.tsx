import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useAutosave, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';

/** Warns that the work is not being stored on this device, or that it was split in two; shown until dismissed. */
export function AutosaveNotice() {
  const t = useText();
  const { autosave } = useWorkspace();
  const { fault, isDismissed, isSplit } = useAutosave((now) => now);
  const isFaultShown = fault !== null && !isDismissed;
  return (
    <>
      <Notice kind="warning" actions={<DismissButton onPress={autosave.dismissFault} />}>
        {isFaultShown && t(fault === 'full' ? 'keepingFull' : 'keepingRefused')}
      </Notice>
      <Notice actions={<DismissButton onPress={autosave.dismissSplit} />}>{isSplit && t('keepingSplit')}</Notice>
    </>
  );
}

function DismissButton({ onPress }: { readonly onPress: () => void }) {
  const t = useText();
  return (
    <IconButton label={t('noticeClose')} onPress={onPress}>
      <CloseIcon />
    </IconButton>
  );
}
