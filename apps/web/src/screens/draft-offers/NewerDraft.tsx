import { goOnWith, stayWithSaved, useDraftOffers } from '../../app/drafts/draft-offers.ts';
import { useText } from '../../app/locale/text-store.ts';
import { AlertDialog } from '../../controls/Dialog.tsx';
import { DraftQuestion } from './DraftQuestion.tsx';
import { useDraftWords } from './draft-words.ts';

/** The saved collage that is open has newer work on this device. */
export function NewerDraft() {
  const t = useText();
  const newer = useDraftOffers((store) => store.newer);
  const wordsOf = useDraftWords();
  return (
    <>
      <AlertDialog
        isOpen={newer !== null}
        onClose={stayWithSaved}
        title={t('draftNewerTitle')}
        actions={[
          { label: t('draftNewerSaved'), onPress: stayWithSaved },
          { label: t('draftNewerGoOn'), onPress: () => newer && void goOnWith(newer), variant: 'primary' },
        ]}
      >
        {newer && <p>{t('draftNewerText', { when: wordsOf(newer).when })}</p>}
        {newer?.isInUse && <p>{t('draftNewerInUse')}</p>}
      </AlertDialog>
      <DraftQuestion />
    </>
  );
}
