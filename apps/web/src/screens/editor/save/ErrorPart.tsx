import { useState } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { Button } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import type { DialogFault, SaveDialog } from '../../../flow/saving/save-dialog.ts';
import { useAutosave } from '../../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { uploadWords } from '../words/upload-words.ts';
import styles from './SaveDialog.module.css';

interface ErrorPartProps {
  readonly dialog: SaveDialog;
}

/** The error state of the dialog. [SDLG-31 … SDLG-33] */
export function ErrorPart({ dialog }: ErrorPartProps) {
  const t = useText();
  const { saveWindow } = useSession();
  const [isRemoved, setRemoved] = useState(false);
  const { fault, failedPhotos } = dialog;
  if (fault?.kind === 'newer') return <NewerPart />;
  const isMissing = failedPhotos.some((photo) => photo.fault.kind === 'missing');
  const withReason = failedPhotos.filter((photo) => photo.fault.kind !== 'lost');
  const remove = (): void => {
    setRemoved(true);
    saveWindow.dropFailed();
  };
  return (
    <>
      <Notice kind="error">{isRemoved ? null : t(isMissing ? 'missingToSave' : 'saveError')}</Notice>
      {!isRemoved && reasonOf(fault, t) && <p className={styles.soft}>{reasonOf(fault, t)}</p>}
      {withReason.length > 0 && (
        <>
          {!isMissing && <p>{t('saveErrorPhotos')}</p>}
          <ul className={styles.failed}>
            {withReason.map(({ id, name, fault: photoFault }) => (
              <li key={id}>
                <span className={styles.name}>{name}</span>
                <span className={styles.reason}>{uploadWords(photoFault, t)}</span>
              </li>
            ))}
          </ul>
          <Button variant="danger" onPress={remove}>
            {t('saveRemoveFailed', { count: withReason.length })}
          </Button>
        </>
      )}
      <Notice>{isRemoved ? t('saveFailedRemoved') : null}</Notice>
    </>
  );
}

/** Explains a version conflict and what happens to each version. */
function NewerPart() {
  const t = useText();
  const isStoredOnDevice = useAutosave((autosave) => autosave.fault === null);
  return (
    <>
      <p>{t('newerText')}</p>
      <p className={styles.soft}>
        {t('newerBoth')} {t(isStoredOnDevice ? 'newerKept' : 'newerGone')}
      </p>
    </>
  );
}

function reasonOf(fault: DialogFault | null, t: Text): string | null {
  if (fault?.kind === 'lost') return t('saveErrorLost');
  return (fault?.kind === 'refused' || fault?.kind === 'check') && fault.reason ? t('saveErrorReason', { reason: fault.reason }) : null;
}
