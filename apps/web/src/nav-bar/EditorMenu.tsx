import { useOpenSession } from '../app/session/use-session.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { CartIcon, KeyboardIcon, MoreIcon } from '../controls/Icons.tsx';
import type { MenuEntry } from '../controls/MenuEntry.tsx';
import { useWorkspace } from '../state/editor/use-workspace.ts';
import { useText } from '../state/language/text-store.ts';
import { BarMenu } from './BarMenu.tsx';
import { useIsFull } from './use-is-full.ts';

/**
 * The menu of the editor on wide screens: the commands that have no button in the bar, and to order while a place is empty, which says what
 * is missing. [WALL-02]
 */
export function EditorMenu() {
  const t = useText();
  const workspace = useWorkspace();
  const session = useOpenSession();
  const order: MenuEntry = { id: 'order', label: t('order'), icon: <CartIcon /> };
  const keys: MenuEntry = { id: 'keys', label: t('trayKeys'), icon: <KeyboardIcon /> };
  return (
    <BarMenu
      label={t('menu')}
      entries={useIsFull() === false ? [order, keys] : [keys]}
      onAction={(id) => (id === 'order' ? session?.order() : workspace.view.set({ isKeysHelpShown: true }))}
      trigger={(props) => (
        <IconButton label={t('menu')} {...props}>
          <MoreIcon />
        </IconButton>
      )}
    />
  );
}
