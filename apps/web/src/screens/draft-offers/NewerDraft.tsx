import { dismissNewerDraft } from '../../app/opening/draft-offers.ts';
import { useContinueDraft } from '../../app/session/use-continue-draft.ts';
import { AlertDialog } from '../../controls/Dialog.tsx';
import { useDraftOffers, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { DraftQuestion } from './DraftQuestion.tsx';
import { useDraftWords } from './draft-words.ts';

/** Offers a draft with newer changes of the open collage. */
export function NewerDraft() {
  const workspace = useWorkspace();
  const t = useText();
  const continueDraft = useContinueDraft();
  const stay = (): void => dismissNewerDraft(workspace);
  const newer = useDraftOffers((store) => store.newer);
  const wordsOf = useDraftWords();
  return (
    <>
      <AlertDialog
        isOpen={newer !== null}
        onClose={stay}
        title={t('draftNewerTitle')}
        actions={[
          { label: t('draftNewerSaved'), onPress: stay },
          { label: t('draftNewerGoOn'), onPress: () => newer && void continueDraft(newer), variant: 'primary' },
        ]}
      >
        {newer && <p>{t('draftNewerText', { when: wordsOf(newer).when })}</p>}
        {newer?.isInUse && <p>{t('draftNewerInUse')}</p>}
      </AlertDialog>
      <DraftQuestion />
    </>
  );
}
