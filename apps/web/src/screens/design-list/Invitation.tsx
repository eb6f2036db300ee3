import '../../styles/list-start.css';
import { useId } from 'react';
import { Button } from '../../controls/Button.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import { PhotoIcon } from '../../controls/Icons.tsx';
import { useOpenCollage } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { acceptedFiles } from '../../state/photos/file-rules.ts';
import { FolderButton } from '../photo-notices/FolderButton.tsx';

interface InvitationProps {
  /** Called when a person is about to choose photos. */
  readonly onOpen: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called to show the designs with the photos of the open work. */
  readonly onShow: () => void;
}

/** Invitation beside the heading of the list: choose photos first, and see each design with them. */
export function Invitation({ onOpen, onFiles, onShow }: InvitationProps) {
  const t = useText();
  const id = useId();
  const open = useOpenCollage(({ photos }) => photos.length) ?? 0;
  return (
    <section className="list-start" aria-labelledby={id}>
      <div className="list-start-words">
        <h2 id={id}>{t('startTitle')}</h2>
        <p>{t('startText')}</p>
        <p className="list-start-drop">{t('startDrop')}</p>
      </div>
      <div className="list-start-ways">
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
        <span className="list-start-folder">
          <FolderButton onOpen={onOpen}>{t('startFolder')}</FolderButton>
        </span>
      </div>
    </section>
  );
}
