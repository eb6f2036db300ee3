import { useId, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { LinkButton } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/Icons.tsx';
import { Notice } from '../../controls/Notice.tsx';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { refusedPhotos } from '../../flow/photos/refused-photos.ts';
import { usePhotoLibrary, useReading } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './RefusedNotice.module.css';

/**
 * Says how many of the chosen files could not be used, once all are read, and on request which and why; other ones are said anew
 * after it was put away. Their tiles may be far out of view. [PENT-09] [INGEST-14]
 */
export function RefusedNotice({ onRemove }: { readonly onRemove: (ids: readonly string[]) => void }) {
  const t = useText();
  const refused = usePhotoLibrary(useShallow(refusedPhotos));
  const isReading = useReading(({ total, done }) => done < total);
  const [away, setAway] = useState('');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const ids = refused.map(({ id }) => id);
  const isSaid = refused.length > 0 && !isReading && away !== ids.join();
  return (
    <Notice
      kind="warning"
      actions={
        <IconButton label={t('noticeClose')} onPress={() => setAway(ids.join())}>
          <CloseIcon />
        </IconButton>
      }
    >
      {isSaid && (
        <>
          <div className={styles.line}>
            <span>{t('refusedNotice', { count: refused.length })}</span>
            <LinkButton aria-expanded={isOpen} aria-controls={listId} onPress={() => setOpen(!isOpen)}>
              {t(isOpen ? 'refusedLess' : 'refusedWhy')}
            </LinkButton>
            <LinkButton onPress={() => onRemove(ids)}>{t('refusedRemove')}</LinkButton>
          </div>
          <ul id={listId} className={styles.list} hidden={!isOpen}>
            {isOpen && refused.map((photo) => <Refused key={photo.id} photo={photo} />)}
          </ul>
        </>
      )}
    </Notice>
  );
}

function Refused({ photo: { name, error, hint } }: { readonly photo: PhotoEntry }) {
  const t = useText();
  return (
    <li>
      <strong>{name}</strong> {error && t(error)} {hint && t(hint)}
    </li>
  );
}
