import { useSession } from '../../../app/session/use-session.ts';
import { Button } from '../../../controls/Button.tsx';
import { isForOrder, type SaveDialog, type SaveDialogEvent } from '../../../flow/saving/save-dialog.ts';
import { hasUnsavedChanges } from '../../../state/collage/work.ts';
import { useWork } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { EmptyPlacesActions } from './EmptyPlacesActions.tsx';

interface SaveActionsProps {
  readonly dialog: SaveDialog;
}

/** The buttons of the dialog's footer; forms have their own. The last one is the primary action. */
export function SaveActions({ dialog }: SaveActionsProps) {
  const t = useText();
  const { send } = useSession().saveWindow;
  const on = (event: SaveDialogEvent) => () => send(event);
  switch (dialog.state) {
    case 'CHECKING':
      return <Button onPress={on({ type: 'close' })}>{t('cancel')}</Button>;
    case 'SAVING':
      return <Button onPress={on({ type: 'close' })}>{t('savingCancel')}</Button>;
    case 'SAVED':
      return isForOrder(dialog) ? <OrderedActions /> : <SavedActions />;
    case 'ERROR':
      return <ErrorActions dialog={dialog} />;
    case 'WANT_TO_QUIT':
      return <QuitActions />;
    case 'CAN_NOT_ORDER':
      return <EmptyPlacesActions />;
    default:
      return null;
  }
}

/** The buttons after a save; leaving the designer is a link in the text. [SDLG-35] */
function SavedActions() {
  const t = useText();
  const { send } = useSession().saveWindow;
  return (
    <>
      <Button onPress={() => send({ type: 'close' })}>{t('savedContinue')}</Button>
      <Button variant="primary" onPress={() => send({ type: 'order' })}>
        {t('savedOrder')}
      </Button>
    </>
  );
}

/** The buttons after a save for an order. [SDLG-36] */
function OrderedActions() {
  const t = useText();
  const { send } = useSession().saveWindow;
  return (
    <>
      <Button onPress={() => send({ type: 'close' })}>{t('backToCollage')}</Button>
      <Button variant="primary" onPress={() => send({ type: 'order' })}>
        {t('toCheckout')}
      </Button>
    </>
  );
}

/** The buttons of the error state. [SDLG-33] */
function ErrorActions({ dialog }: SaveActionsProps) {
  const t = useText();
  const { send } = useSession().saveWindow;
  if (dialog.fault?.kind === 'newer') {
    return (
      <>
        <Button onPress={() => send({ type: 'reload' })}>{t('newerReload')}</Button>
        <Button onPress={() => send({ type: 'overwrite' })}>{t('newerOverwrite')}</Button>
        <Button variant="primary" onPress={() => send({ type: 'save-as-new' })}>
          {t('newerSaveAsNew')}
        </Button>
      </>
    );
  }
  if (dialog.failedPhotos.some(({ fault }) => fault.kind === 'missing')) {
    return (
      <Button variant="primary" onPress={() => send({ type: 'close' })}>
        {t('backToCollage')}
      </Button>
    );
  }
  return (
    <>
      <Button onPress={() => send({ type: 'close' })}>{t('backToCollage')}</Button>
      <Button variant="primary" onPress={() => send({ type: 'retry' })}>
        {t('saveRetry')}
      </Button>
    </>
  );
}

/** The buttons of the question before leaving. [SDLG-38] */
function QuitActions() {
  const t = useText();
  const { send } = useSession().saveWindow;
  const isUnsaved = useWork(hasUnsavedChanges);
  return (
    <>
      <Button variant="plain" onPress={() => send({ type: isUnsaved ? 'quit' : 'save' })}>
        {t(isUnsaved ? 'quitWithout' : 'quitSave')}
      </Button>
      <Button variant="primary" onPress={() => send({ type: isUnsaved ? 'save' : 'quit' })}>
        {t(isUnsaved ? 'quitSave' : 'quitNow')}
      </Button>
    </>
  );
}
