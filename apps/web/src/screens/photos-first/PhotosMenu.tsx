import type { RefObject } from 'react';
import { returnToPlainDesigns, setPhotoOrder } from '../../app/photos-first/photos-first-actions.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon, CopiesIcon, InOrderIcon, MoreIcon } from '../../controls/Icons.tsx';
import type { MenuEntry } from '../../controls/MenuEntry.tsx';
import { BarMenu } from '../../nav-bar/BarMenu.tsx';
import { useOpenCollage, useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './OwnPhotos.module.css';
import { suggestionWords } from './suggestion-words.ts';
import type { PhotoNotices } from './use-photo-notices.ts';

interface PhotosMenuProps {
  readonly notices: PhotoNotices;
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

/** Menu of the chosen photos: their order, similar ones, and the designs without them. */
export function PhotosMenu({ notices, trigger }: PhotosMenuProps) {
  const t = useText();
  const workspace = useWorkspace();
  const order = useWork((work) => work.photosFirst?.order ?? 'by-shape');
  const hasSeveral = useOpenCollage(({ photos }) => photos.length > 1) ?? false;
  const other = order === 'by-day' ? 'by-shape' : 'by-day';
  const { suggestion, further } = notices;
  const look =
    suggestion && [suggestionWords(t, suggestion), further > 0 && t('startFurther', { count: further })].filter(Boolean).join(' · ');
  const entries: readonly MenuEntry[] = [
    ...(look ? [{ id: 'look', label: look, icon: <CopiesIcon /> }] : []),
    ...(hasSeveral ? [{ id: 'order', label: t(other === 'by-day' ? 'startByDay' : 'startByShape'), icon: <InOrderIcon /> }] : []),
    { id: 'plain', label: t('startPlain'), icon: <CloseIcon /> },
  ];
  const runAction = (id: string): void => {
    if (id === 'look') notices.setOpen(!notices.isOpen);
    else if (id === 'order') setPhotoOrder(workspace, other);
    else void returnToPlainDesigns(workspace);
  };
  return (
    <span className={styles.menu} data-new={suggestion ? true : undefined}>
      <BarMenu
        label={t('startMenu')}
        entries={entries}
        onAction={runAction}
        trigger={({ ref, ...props }) => (
          <IconButton label={t('startMenu')} {...props} {...{ ref: forBoth(ref, trigger) }}>
            <MoreIcon />
          </IconButton>
        )}
      />
    </span>
  );
}

/** Returns a ref callback that fills both refs. */
const forBoth =
  (a: RefObject<HTMLButtonElement | null>, b: RefObject<HTMLButtonElement | null>) =>
  (button: HTMLButtonElement | null): void => {
    a.current = button;
    b.current = button;
  };
