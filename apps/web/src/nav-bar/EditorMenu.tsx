import { isFinished } from '@muro/domain';
import { useOpenSession } from '../app/session/use-session.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { CartIcon, KeyboardIcon, MoreIcon } from '../controls/Icons.tsx';
import type { MenuEntry } from '../controls/MenuEntry.tsx';
import { pageOf } from '../state/collage/open-page.ts';
import { useOpenCollage, useWorkspace } from '../state/editor/use-workspace.ts';
import { useText } from '../state/language/text-store.ts';
import { BarMenu } from './BarMenu.tsx';

/** True while a place of the open collage is empty: the menu then offers to order, which says what is missing. */
export function useHasEmptyPlaces(): boolean {
  return useOpenCollage((collage) => !isFinished(pageOf(collage), collage)) === true;
}

/** The menu of the editor on wide screens: the commands that have no button in the bar. [WALL-02] */
export function EditorMenu() {
  const t = useText();
  const workspace = useWorkspace();
  const session = useOpenSession();
  const order: MenuEntry = { id: 'order', label: t('order'), icon: <CartIcon /> };
  const keys: MenuEntry = { id: 'keys', label: t('trayKeys'), icon: <KeyboardIcon /> };
  return (
    <BarMenu
      label={t('menu')}
      entries={useHasEmptyPlaces() ? [order, keys] : [keys]}
      onAction={(id) => (id === 'order' ? session?.order() : workspace.view.set({ isKeysHelpShown: true }))}
      trigger={(props) => (
        <IconButton label={t('menu')} {...props}>
          <MoreIcon />
        </IconButton>
      )}
    />
  );
}
