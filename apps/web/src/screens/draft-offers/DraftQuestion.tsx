import { closeQuestion, goOnWith, useDraftOffers } from '../../app/drafts/draft-offers.ts';
import { useText } from '../../app/locale/text-store.ts';
import { AlertDialog } from '../../controls/Dialog.tsx';

/** A draft that another window has open, or that cannot be opened. */
export function DraftQuestion() {
  const t = useText();
  const question = useDraftOffers((store) => store.question);
  if (question?.kind === 'unreadable') {
    return (
      <AlertDialog
        isOpen
        onClose={closeQuestion}
        title={t('draftUnreadableTitle')}
        actions={[{ label: t('close'), onPress: closeQuestion, variant: 'primary' }]}
      >
        <p>{t('draftUnreadableText')}</p>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog
      isOpen={question !== null}
      onClose={closeQuestion}
      title={t('draftInUseTitle')}
      actions={[
        { label: t('draftCopy'), onPress: () => question && void goOnWith(question.offer, 'copy') },
        { label: t('draftTakeOver'), onPress: () => question && void goOnWith(question.offer, 'take-over'), variant: 'primary' },
      ]}
    >
      <p>{t('draftInUseText')}</p>
    </AlertDialog>
  );
}
