import { autoFill } from '../../../app/collage/arrange-actions.ts';
import { arrangeToFit, fitOffer, placeAllPhotos, placeableWhileWaiting } from '../../../app/collage/arrange-to-fit.ts';
import { choosePhoto } from '../../../app/collage/editor-actions.ts';
import { unusedPhotoIds } from '../../../app/collage/unused-photos.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { openCollage } from '../../../state/editor/open-collage.ts';
import { useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { focusFirstEmpty } from '../slots/slot-element.ts';
import styles from './SaveDialog.module.css';

/** Options for completing a collage before it is ordered: go to its first empty place, or compute a layout for all its photos. [WALL-02] */
export function EmptyPlacesPart() {
  const t = useText();
  const workspace = useWorkspace();
  const { send } = useSession().saveWindow;
  const closeAnd = (act: () => void) => (): void => {
    send({ type: 'close' });
    act();
  };
  const count = placeableWhileWaiting(workspace);
  return (
    <>
      <p>{t('photoMissingText')}</p>
      <ul className={styles.options}>
        <li>
          <LinkButton onPress={closeAnd(() => focusFirstEmpty(workspace))}>{t('firstEmptyPlace')}</LinkButton>
        </li>
        {count !== null && (
          <li>
            <LinkButton onPress={closeAnd(() => placeAllPhotos(workspace))}>{t('makeRoomForMine', { count })}</LinkButton>
          </li>
        )}
      </ul>
    </>
  );
}

/** Actions for a collage with empty slots, which cannot be ordered: ways to complete it, and saving it meanwhile. */
export function EmptyPlacesActions() {
  const t = useText();
  const workspace = useWorkspace();
  const { send } = useSession().saveWindow;
  const nextAction = nextActionFor(workspace);
  const runNextAction = (): void => {
    send({ type: 'close' });
    nextAction.act(workspace);
  };
  return (
    <>
      <Button variant="plain" onPress={() => send({ type: 'save' })}>
        {t('quitSave')}
      </Button>
      <Button onPress={() => send({ type: 'close' })}>{t('backToCollage')}</Button>
      <Button variant="primary" onPress={runNextAction}>
        {t(nextAction.label)}
      </Button>
    </>
  );
}

interface NextAction {
  readonly label: 'autoFillShort' | 'closeGap' | 'arrangeToFit' | 'trayAdd';
  readonly act: (workspace: Workspace) => void;
}

/** Returns the best action: fill the slots with unused photos, else close the gaps in the layout, else add photos. */
function nextActionFor(workspace: Workspace): NextAction {
  const collage = openCollage(workspace);
  if (unusedPhotoIds(workspace).length > 0) return { label: 'autoFillShort', act: autoFill };
  const offer = collage && fitOffer(collage);
  if (offer) return { label: offer === 'arrange' ? 'arrangeToFit' : 'closeGap', act: (open) => arrangeToFit(open, offer) };
  return { label: 'trayAdd', act: (open) => choosePhoto(open, null) };
}
