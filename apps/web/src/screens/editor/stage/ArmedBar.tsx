import type { Collage } from '@muro/domain';
import { shortPhotoName } from '@muro/domain';
import { placeWaiting, stopPicking } from '../../../app/collage/tray-actions.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { pageOf, slotOrder } from '../../../state/collage/open-page.ts';
import type { Armed } from '../../../state/editor/editor-view.ts';
import { useEditorView, useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import styles from './Bars.module.css';

/** Tells where to put the waiting selection, and offers to fill the free slots. */
export function ArmedBar() {
  const workspace = useWorkspace();
  const session = useSession();
  const t = useText();
  const armed = useEditorView((view) => view.armed);
  const isPickingSeveral = useEditorView((view) => view.isPickingSeveral);
  const hasFree = useOpenCollage((collage) => slotOrder(pageOf(collage)).some((slot) => !collage.fills[slot]));
  const hint = useOpenCollage((collage) => (armed ? hintOf(armed, collage, t) : t('severalHint')));
  const pickedIds = armed?.kind === 'place' ? armed.photoIds : [];
  const canDelete = pickedIds.length > 1 || (isPickingSeveral && pickedIds.length > 0);
  return (
    <div className={styles.armed} role="status" data-going-on={armed !== null || isPickingSeveral || undefined}>
      {(armed || isPickingSeveral) && (
        <>
          <strong>{hint}</strong>
          {pickedIds.length > 0 && hasFree && (
            <LinkButton onPress={() => placeWaiting(workspace)}>{t(pickedIds.length > 1 ? 'armedFree' : 'armedNext')}</LinkButton>
          )}
          {canDelete && <LinkButton onPress={() => session.photos.remove(pickedIds)}>{t('armedDelete')}</LinkButton>}
          <LinkButton onPress={() => stopPicking(workspace)}>{t('cancel')}</LinkButton>
        </>
      )}
    </div>
  );
}

function hintOf(armed: Armed, { photos, fills }: Collage, t: Text): string {
  if (armed.kind === 'place' && armed.photoIds.length > 1) return t('armedSeveral', { count: armed.photoIds.length });
  const photoId = armed.kind === 'swap' ? fills[armed.slot]?.photoId : armed.photoIds[0];
  const name = shortPhotoName(photos.find(({ id }) => id === photoId)?.name ?? '');
  // A shortened name ends with dots, which also end the sentence.
  return t(armed.kind === 'swap' ? 'swapHint' : 'armedHint', { name }).replace(/\.{4}$/, '...');
}
