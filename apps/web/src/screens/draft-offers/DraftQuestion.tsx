import { closeQuestion } from '../../app/opening/draft-offers.ts';
import { useContinueDraft } from '../../app/session/use-continue-draft.ts';
import { AlertDialog } from '../../controls/Dialog.tsx';
import { LeaveQuestion } from '../../nav-bar/LeaveQuestion.tsx';
import { useDraftOffers, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';

/** Asks about a draft that is open in another window, cannot be opened, or would replace work that is not stored anywhere. */
export function DraftQuestion() {
  const workspace = useWorkspace();
  const t = useText();
  const continueDraft = useContinueDraft();
  const question = useDraftOffers((store) => store.question);
  if (question?.kind === 'unreadable') {
    return (
      <AlertDialog
        isOpen
        onClose={() => closeQuestion(workspace)}
        title={t('draftUnreadableTitle')}
        actions={[{ label: t('close'), onPress: () => closeQuestion(workspace), variant: 'primary' }]}
      >
        <p>{t('draftUnreadableText')}</p>
      </AlertDialog>
    );
  }
  if (question?.kind === 'would-lose') {
    return (
      <LeaveQuestion isOpen onStay={() => closeQuestion(workspace)} onLeave={() => void continueDraft(question.offer, 'if-free', true)} />
    );
  }
  return (
    <AlertDialog
      isOpen={question !== null}
      onClose={() => closeQuestion(workspace)}
      title={t('draftInUseTitle')}
      actions={[
        { label: t('draftCopy'), onPress: () => question && void continueDraft(question.offer, 'copy') },
        { label: t('draftTakeOver'), onPress: () => question && void continueDraft(question.offer, 'take-over'), variant: 'primary' },
      ]}
    >
      <p>{t('draftInUseText')}</p>
    </AlertDialog>
  );
}
