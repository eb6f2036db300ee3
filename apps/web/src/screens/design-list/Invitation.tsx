import { useId } from 'react';
import { Button } from '../../controls/Button.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import { PhotoIcon } from '../../controls/Icons.tsx';
import { useOpenCollage } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { acceptedFiles } from '../../state/photos/file-rules.ts';
import { FolderButton } from '../photo-news/FolderButton.tsx';
import styles from './Invitation.module.css';

interface InvitationProps {
  /** Called when a person is about to choose photos. */
  readonly onOpen: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called to show the designs with the photos of the open work. */
  readonly onShow: () => void;
}

/** Invitation above the list: choose photos first, and see each design with them. */
export function Invitation({ onOpen, onFiles, onShow }: InvitationProps) {
  const t = useText();
  const id = useId();
  const open = useOpenCollage(({ photos }) => photos.length) ?? 0;
  return (
    <section className={styles.invitation} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{t('startTitle')}</h2>
        <p>{t('startText')}</p>
      </div>
      <div className={styles.ways}>
        {open > 0 && (
          <Button variant="primary" icon={<PhotoIcon />} onPress={onShow}>
            {t('startWithOpen', { count: open })}
          </Button>
        )}
        <FileButton
          accept={acceptedFiles()}
          onOpen={onOpen}
          onFiles={onFiles}
          variant={open > 0 ? 'quiet' : 'primary'}
          icon={<PhotoIcon />}
        >
          {t('startChoose')}
        </FileButton>
        <FolderButton onOpen={onOpen}>{t('startFolder')}</FolderButton>
        <p className={styles.hint}>{t('startDrop')}</p>
      </div>
    </section>
  );
}
