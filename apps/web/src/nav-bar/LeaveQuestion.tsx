import { saveInEditor } from '../app/saving/save-request.ts';
import { useOpenSession } from '../app/session/use-session.ts';
import { AlertDialog } from '../controls/Dialog.tsx';
import { canWork } from '../flow/navigate/navigation.ts';
import { useWorkspace } from '../state/editor/use-workspace.ts';
import { useText } from '../state/language/text-store.ts';
import { useNavigation } from '../state/navigation/navigation-store.ts';

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before unsaved work is left; choosing to save keeps it open. [SAVE-15] */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const t = useText();
  const workspace = useWorkspace();
  const session = useOpenSession();
  const save = (): void => {
    onStay();
    if (session && canWork(useNavigation.getState().state)) session.save();
    else saveInEditor(workspace);
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('COLLAGE_NOG_NIET_OPGESLAGEN')}
      actions={[
        { label: t('leaveGo'), onPress: onLeave },
        { label: t('save'), onPress: save, variant: 'primary' },
      ]}
    >
      <p>{t('leaveAsk')}</p>
    </AlertDialog>
  );
}
