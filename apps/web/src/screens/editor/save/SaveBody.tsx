import { useEffect, useRef } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { ProgressBar } from '../../../controls/ProgressBar.tsx';
import type { SaveDialog, SaveDialogState } from '../../../flow/saving/save-dialog.ts';
import { hasUnsavedChanges } from '../../../state/collage/work.ts';
import { useWork } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { BesidePicture } from './BesidePicture.tsx';
import { EmptyPlacesPart } from './EmptyPlacesActions.tsx';
import { ErrorPart } from './ErrorPart.tsx';
import { RegisterPart } from './RegisterPart.tsx';
import styles from './SaveDialog.module.css';
import { SavedPart } from './SavedPart.tsx';
import { SavingPart } from './SavingPart.tsx';
import { SignInPart } from './SignInPart.tsx';

interface SaveBodyProps {
  readonly dialog: SaveDialog;
}

const FORMS: readonly SaveDialogState[] = ['LOGIN', 'LOGIN_FOR_COLLAGE', 'REGISTER'];

/** True for a state with a form, which has its own buttons. */
export function isForm({ state }: SaveDialog): boolean {
  return FORMS.includes(state);
}

/** The body of the dialog. Forms focus their first field; otherwise the text gets the focus, so that it is read out. */
export function SaveBody({ dialog }: SaveBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const { state } = dialog;
  useEffect(() => {
    if (!FORMS.includes(state)) body.current?.focus();
  }, [state]);
  return (
    <div ref={body} tabIndex={-1} className={styles.body} key={state}>
      <Part dialog={dialog} />
    </div>
  );
}

function CheckingPart() {
  const t = useText();
  const { trying } = useSession().saving.store();
  return (
    <>
      <ProgressBar label={t('savingCheck')} value={null} />
      <Notice kind="warning">{trying > 0 && t('savingStillTrying')}</Notice>
    </>
  );
}

function Part({ dialog }: SaveBodyProps) {
  switch (dialog.state) {
    case 'CHECKING':
      return (
        <BesidePicture>
          <CheckingPart />
        </BesidePicture>
      );
    case 'LOGIN':
    case 'LOGIN_FOR_COLLAGE':
      return <SignInPart dialog={dialog} />;
    case 'REGISTER':
      return <RegisterPart />;
    case 'SAVING':
      return (
        <BesidePicture>
          <SavingPart />
        </BesidePicture>
      );
    case 'SAVED':
      return <SavedPart dialog={dialog} />;
    case 'ERROR':
      return (
        <BesidePicture>
          <ErrorPart dialog={dialog} />
        </BesidePicture>
      );
    case 'WANT_TO_QUIT':
      return <QuitPart />;
    case 'CAN_NOT_ORDER':
      return <EmptyPlacesPart />;
  }
}

function QuitPart() {
  const t = useText();
  const isUnsaved = useWork(hasUnsavedChanges);
  return <p>{t(isUnsaved ? 'quitUnsaved' : 'quitSaved')}</p>;
}
