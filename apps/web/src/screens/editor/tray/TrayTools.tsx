import { autoFill, fillInTrayOrder, shufflePhotos } from '../../../app/collage/arrange-actions.ts';
import { choosePhoto } from '../../../app/collage/editor-actions.ts';
import { setEditorView, useEditorView } from '../../../app/collage/editor-view.ts';
import { type Text, useText } from '../../../app/locale/text-store.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { GroupMenu } from '../../../controls/GroupMenu.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { InOrderIcon, KeyboardIcon, MoreIcon, PhotoIcon, SeveralIcon, ShuffleIcon } from '../../../controls/Icons.tsx';
import { isAccepted } from '../../../flow/photos/photo-entry.ts';
import { TRAY_SORTS, type TraySort } from '../../../flow/photos/tray-order.ts';
import styles from './Tray.module.css';
import type { TrayPhoto } from './use-tray.ts';

interface TrayToolsProps {
  readonly tiles: readonly TrayPhoto[];
}

/** What can be done with all photos at once: the most common in sight where there is room, everything in the menu. */
export function TrayTools({ tiles }: TrayToolsProps) {
  const t = useText();
  const hasUnused = tiles.some(({ photo, used }) => used === 0 && isAccepted(photo));
  const canShuffle = tiles.filter(({ used }) => used > 0).length > 1;
  return (
    <div className={styles.tools}>
      {hasUnused && (
        <>
          <LinkButton className={styles.fill} onPress={autoFill}>
            {t('autoFillShort')}
          </LinkButton>
          <LinkButton className={styles.roomy} onPress={fillInTrayOrder}>
            {t('trayInOrder')}
          </LinkButton>
        </>
      )}
      {tiles.length > 0 && (
        <>
          <IconButton className={styles.roomyIcon} label={t('trayShuffle')} isDisabled={!canShuffle} onPress={shufflePhotos}>
            <ShuffleIcon />
          </IconButton>
          <IconButton className={styles.roomyIcon} label={t('traySeveral')} onPress={pickSeveral}>
            <SeveralIcon />
          </IconButton>
        </>
      )}
      <ToolMenu hasPhotos={tiles.length > 0} hasUnused={hasUnused} canShuffle={canShuffle} />
    </div>
  );
}

interface ToolMenuProps {
  readonly hasPhotos: boolean;
  readonly hasUnused: boolean;
  readonly canShuffle: boolean;
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  'in-order': fillInTrayOrder,
  shuffle: shufflePhotos,
  several: pickSeveral,
  more: () => choosePhoto(null),
  keys: () => setEditorView({ isKeysHelpShown: true }),
};

function ToolMenu({ hasPhotos, hasUnused, canShuffle }: ToolMenuProps) {
  const t = useText();
  const sort = useEditorView((view) => view.traySort);
  const isUnusedOnly = useEditorView((view) => view.isUnusedOnly);
  const act = (id: string): void => ACTIONS[id]?.();
  const placing = {
    title: t('trayPlace'),
    selected: null,
    onAction: act,
    entries: [
      { id: 'in-order', label: t('trayInOrder'), icon: <InOrderIcon />, isDisabled: !hasUnused },
      { id: 'shuffle', label: t('trayShuffle'), icon: <ShuffleIcon />, isDisabled: !canShuffle },
      { id: 'several', label: t('traySeveral'), icon: <SeveralIcon /> },
    ],
  };
  const sorting = {
    title: t('traySort'),
    selected: [sort],
    onAction: (id: string) => setEditorView({ traySort: id as TraySort }),
    entries: TRAY_SORTS.map((id) => ({ id, label: sortName(id, t) })),
  };
  const showing = {
    title: t('trayName'),
    selected: isUnusedOnly ? ['unused'] : [],
    isFree: true,
    onAction: () => setEditorView({ isUnusedOnly: !isUnusedOnly }),
    entries: [{ id: 'unused', label: t('trayUnusedOnly') }],
  };
  const more = {
    title: t('trayMenu'),
    selected: null,
    onAction: act,
    entries: [
      { id: 'more', label: t('trayMore'), icon: <PhotoIcon /> },
      { id: 'keys', label: t('trayKeys'), icon: <KeyboardIcon /> },
    ],
  };
  return (
    <GroupMenu label={t('trayMenu')} groups={hasPhotos ? [placing, sorting, showing, more] : [more]}>
      <IconButton label={t('trayMenu')} className={styles.toolMenu}>
        <MoreIcon />
      </IconButton>
    </GroupMenu>
  );
}

function pickSeveral(): void {
  setEditorView({ isPickingSeveral: true, armed: null });
}

function sortName(sort: TraySort, t: Text): string {
  switch (sort) {
    case 'added':
      return t('sortAdded');
    case 'name':
      return t('sortName');
    case 'taken':
      return t('sortTaken');
  }
}
