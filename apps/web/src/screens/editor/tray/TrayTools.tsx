import { autoFill, fillInTrayOrder, shufflePhotos } from '../../../app/collage/arrange-actions.ts';
import { arrangeToFit, type FitOffer, fitOffer } from '../../../app/collage/arrange-to-fit.ts';
import { choosePhoto } from '../../../app/collage/editor-actions.ts';
import { applyEnlargeOffer, enlargeOffer } from '../../../app/collage/enlarge-actions.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { GroupMenu } from '../../../controls/GroupMenu.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { FitIcon, HeroIcon, InOrderIcon, KeyboardIcon, MoreIcon, PhotoIcon, SeveralIcon, ShuffleIcon } from '../../../controls/Icons.tsx';
import { isAccepted } from '../../../flow/photos/photo-entry.ts';
import { TRAY_SORTS, type TraySort } from '../../../flow/photos/tray-order.ts';
import { useEditorView, useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import styles from './Tray.module.css';
import type { TrayPhoto } from './use-tray.ts';

interface TrayToolsProps {
  readonly tiles: readonly TrayPhoto[];
}

/** Commands for all photos at once: at most three as words, if there is room; all others in the menu. [WALL-25] */
export function TrayTools({ tiles }: TrayToolsProps) {
  const workspace = useWorkspace();
  const t = useText();
  const hasUnused = tiles.some(({ photo, used }) => used === 0 && isAccepted(photo));
  const offer = useOpenCollage(fitOffer) ?? null;
  const canShuffle = tiles.filter(({ used }) => used > 0).length > 1;
  return (
    <div className={styles.tools}>
      {hasUnused && (
        <>
          <LinkButton className={styles.fill} onPress={() => autoFill(workspace)}>
            {t('autoFillShort')}
          </LinkButton>
          <LinkButton className={styles.inOrder} onPress={() => fillInTrayOrder(workspace)}>
            {t('trayInOrder')}
          </LinkButton>
        </>
      )}
      <LinkButton className={styles.more} onPress={() => choosePhoto(workspace, null)}>
        {t('trayMore')}
      </LinkButton>
      <ToolMenu offer={offer} hasPhotos={tiles.length > 0} hasUnused={hasUnused} canShuffle={canShuffle} />
    </div>
  );
}

interface ToolMenuProps {
  readonly offer: FitOffer;
  readonly hasPhotos: boolean;
  readonly hasUnused: boolean;
  readonly canShuffle: boolean;
}

const ACTIONS: Readonly<Record<string, (workspace: Workspace, offer: FitOffer) => void>> = {
  'in-order': fillInTrayOrder,
  fit: arrangeToFit,
  hero: (workspace) => applyEnlargeOffer(workspace),
  shuffle: shufflePhotos,
  several: pickSeveral,
  more: (workspace) => choosePhoto(workspace, null),
  keys: ({ view }) => view.set({ isKeysHelpShown: true }),
};

function ToolMenu({ offer, hasPhotos, hasUnused, canShuffle }: ToolMenuProps) {
  const workspace = useWorkspace();
  const t = useText();
  const sort = useEditorView((view) => view.traySort);
  const isUnusedOnly = useEditorView((view) => view.isUnusedOnly);
  const hero = useOpenCollage((collage) => enlargeOffer(workspace, collage)) ?? null;
  const runAction = (id: string): void => ACTIONS[id]?.(workspace, offer);
  const placing = {
    title: t('trayPlace'),
    selected: null,
    onAction: runAction,
    entries: [
      { id: 'in-order', label: t('trayInOrder'), icon: <InOrderIcon />, isDisabled: !hasUnused },
      ...(offer ? [{ id: 'fit', label: fitName(offer, t), icon: <FitIcon /> }] : []),
      ...(hero ? [{ id: 'hero', label: t(hero === 'large' ? 'heroLarge' : 'heroEqual'), icon: <HeroIcon /> }] : []),
      { id: 'shuffle', label: t('trayShuffle'), icon: <ShuffleIcon />, isDisabled: !canShuffle },
      { id: 'several', label: t('traySeveral'), icon: <SeveralIcon /> },
    ],
  };
  const sorting = {
    title: t('traySort'),
    selected: [sort],
    onAction: (id: string) => workspace.view.set({ traySort: id as TraySort }),
    entries: TRAY_SORTS.map((id) => ({ id, label: sortName(id, t) })),
  };
  const showing = {
    title: t('trayName'),
    selected: isUnusedOnly ? ['unused'] : [],
    isFree: true,
    onAction: () => workspace.view.set({ isUnusedOnly: !isUnusedOnly }),
    entries: [{ id: 'unused', label: t('trayUnusedOnly') }],
  };
  const more = {
    title: t('trayMenu'),
    selected: null,
    onAction: runAction,
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

const FIT_NAMES = { arrange: 'arrangeToFit', 'close-gap': 'closeGap', anew: 'layOutAnew' } as const;

function fitName(offer: Exclude<FitOffer, null>, t: Text): string {
  return t(FIT_NAMES[offer]);
}

function pickSeveral({ view }: Workspace): void {
  view.set({ isPickingSeveral: true, armed: null });
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
