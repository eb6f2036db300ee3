import { saveVersionOf } from '../../../app/saving/save-window.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import type { SaveDialog as DialogModel, SaveDialogState } from '../../../flow/saving/save-dialog.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { useNavigation } from '../../../state/navigation/navigation-store.ts';
import { useEditorShape } from '../../../state/window/use-editor-shape.ts';
import { SaveActions } from './SaveActions.tsx';
import { isForm, SaveBody } from './SaveBody.tsx';

/** Height from signing in to the saved collage, so that no step moves the close button; a sheet on a phone is as high as its step. [WALL-27] */
const SAVE_REM = 38;

/** States that only ask a question: they are as high as it. */
const QUESTIONS: readonly SaveDialogState[] = ['WANT_TO_QUIT', 'CAN_NOT_ORDER'];

/**
 * Everything between 'save' and 'saved': account, progress, errors, next steps. Opens by itself in the navigation states SAVE, ORDER,
 * WANT_TO_QUIT and LOGIN_FOR_COLLAGE. [SDLG-01 … SDLG-44]
 */
export function SaveDialog() {
  const t = useText();
  const shape = useEditorShape();
  const version = useNavigation((navigation) => saveVersionOf(navigation.state));
  const { store, send } = useSession().saveWindow;
  const dialog = store((state) => state.dialog);
  return (
    <Dialog
      isOpen={version !== null}
      onClose={() => send({ type: 'close' })}
      title={titleOf(dialog, t)}
      isClosable={dialog.state !== 'SAVING'}
      closeLabel={t('closeWindow')}
      size={shape === 'low' ? 'wide' : 'work'}
      {...(shape === 'narrow' || QUESTIONS.includes(dialog.state) ? {} : { heightRem: SAVE_REM })}
      actions={isForm(dialog) ? undefined : <SaveActions dialog={dialog} />}
    >
      <SaveBody dialog={dialog} />
    </Dialog>
  );
}

function titleOf({ state, fault }: DialogModel, t: Text): string {
  switch (state) {
    case 'CHECKING':
      return t('savingCheckTitle');
    case 'LOGIN':
      return t('signIn');
    case 'LOGIN_FOR_COLLAGE':
      return t('LOGIN_TO_EDIT');
    case 'REGISTER':
      return t('registerTitle');
    case 'SAVING':
      return t('savingTitle');
    case 'SAVED':
      return t('savedTitle');
    case 'ERROR':
      return t(fault?.kind === 'newer' ? 'newerTitle' : 'saveErrorTitle');
    case 'WANT_TO_QUIT':
      return t('SAVE_BEFORE_QUIT');
    case 'CAN_NOT_ORDER':
      return t('PHOTO_MISSING');
  }
}
