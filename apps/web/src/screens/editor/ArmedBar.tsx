import type { Collage } from '@muro/domain';
import { shortPhotoName } from '@muro/domain';
import { applyArmed } from '../../app/editor-actions.ts';
import { setEditorView, useEditorView } from '../../app/editor-view.ts';
import { pageOf, slotOrder } from '../../app/open-page.ts';
import { useText } from '../../app/text-store.ts';
import { LinkButton } from '../../controls/Button.tsx';
import styles from './Bars.module.css';

/** Says that a photo waits for the space where it goes, and takes the next free one for who asks. */
export function ArmedBar({ collage }: { readonly collage: Collage }) {
  const t = useText();
  const armed = useEditorView((view) => view.armed);
  const photoId = armed?.kind === 'swap' ? collage.fills[armed.slot]?.photoId : armed?.photoId;
  const name = collage.photos.find(({ id }) => id === photoId)?.name ?? '';
  const free = slotOrder(pageOf(collage)).find((slot) => !collage.fills[slot]);
  return (
    <div className={styles.armed} role="status">
      {armed && (
        <>
          <strong>{t(armed.kind === 'swap' ? 'swapHint' : 'armedHint', { name: shortPhotoName(name) })}</strong>
          {armed.kind === 'place' && free && <LinkButton onPress={() => applyArmed(armed, free)}>{t('armedNext')}</LinkButton>}
          <LinkButton onPress={() => setEditorView({ armed: null })}>{t('armedStop')}</LinkButton>
        </>
      )}
    </div>
  );
}
