import { useRef, useState } from 'react';
import { discardDraft } from '../../app/opening/draft-offers.ts';
import { useContinueDraft } from '../../app/session/use-continue-draft.ts';
import { Button } from '../../controls/Button.tsx';
import { AlertDialog } from '../../controls/Dialog.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { TrashIcon } from '../../controls/Icons.tsx';
import { useListFocus } from '../../controls/use-list-focus.ts';
import { DRAFT_LIMITS } from '../../flow/drafts/draft.ts';
import type { DraftOffer } from '../../flow/drafts/draft-plan.ts';
import { useDraftOffers, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './DraftList.module.css';
import { DraftQuestion } from './DraftQuestion.tsx';
import { useDraftWords } from './draft-words.ts';

const ROWS = { item: 'data-draft', stop: 'button', otherwise: () => document.querySelector<HTMLElement>('main') } as const;

/** The drafts on this device: continue or delete each. */
export function DraftList() {
  const t = useText();
  const offers = useDraftOffers((store) => store.offers);
  const list = useRef<HTMLUListElement>(null);
  useListFocus(list, ROWS);
  return (
    <>
      <ul ref={list} className={styles.drafts}>
        {offers.map((offer, index) => (
          <DraftRow key={offer.id} offer={offer} isNewest={index === 0} />
        ))}
      </ul>
      <p className={styles.hint}>{t('draftsHint', { most: DRAFT_LIMITS.maxDrafts, days: DRAFT_LIMITS.days })}</p>
      <DraftQuestion />
    </>
  );
}

/** Preview of a draft; a blank sheet while there is none. */
function DraftPicture({ offer: { id, size }, name }: { readonly offer: DraftOffer; readonly name: string }) {
  const t = useText();
  const picture = useDraftOffers(({ pictures }) => pictures[id]);
  const longest = Math.max(size.width, size.height);
  const sheet = { width: `${(100 * size.width) / longest}%`, height: `${(100 * size.height) / longest}%` };
  return <div className={styles.picture}>{picture ? <img src={picture} alt={t('draftPicture', { name })} /> : <span style={sheet} />}</div>;
}

function DraftRow({ offer, isNewest }: { readonly offer: DraftOffer; readonly isNewest: boolean }) {
  const workspace = useWorkspace();
  const t = useText();
  const continueDraft = useContinueDraft();
  const { name, size, photos, when } = useDraftWords()(offer);
  const [isAsked, setAsked] = useState(false);
  const closeQuestion = (): void => setAsked(false);
  return (
    <li className={styles.draft} data-draft={offer.id}>
      <DraftPicture offer={offer} name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>
          {size} cm · {photos}
        </p>
        <p>{when}</p>
        {offer.isInUse && <p className={styles.mark}>{t('draftInUse')}</p>}
        {offer.collageId !== null && <p className={styles.mark}>{t('draftOfSaved')}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          variant={isNewest ? 'primary' : 'quiet'}
          aria-label={t('draftGoOnWith', { name, size })}
          onPress={() => void continueDraft(offer)}
        >
          {t('draftGoOn')}
        </Button>
        {!offer.isInUse && (
          <IconButton label={t('draftThrowAwayOf', { name, size })} onPress={() => setAsked(true)}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
      <AlertDialog
        isOpen={isAsked}
        onClose={closeQuestion}
        title={t('draftThrowTitle')}
        actions={[
          { label: t('draftThrowAway'), onPress: () => void discardDraft(workspace, offer), variant: 'danger' },
          { label: t('draftKeep'), onPress: closeQuestion, variant: 'primary' },
        ]}
      >
        <p>{t('draftThrowText', { name })}</p>
      </AlertDialog>
    </li>
  );
}
