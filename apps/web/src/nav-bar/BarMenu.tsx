import { type ComponentType, type ReactElement, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuProps } from '../controls/Menu.tsx';

/** What a button of a menu that is not here yet needs; nothing once it is. */
interface TriggerProps {
  readonly onPress?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface BarMenuProps extends Pick<MenuProps, 'label' | 'entries' | 'onAction' | 'selected'> {
  readonly trigger: (props: TriggerProps) => ReactElement;
}

const loadMenu = () => import('../controls/Menu.tsx').then((file) => file.Menu);

/** A menu whose code comes when a visitor turns to it: the first page stays light. It opens as soon as it is there. */
export function BarMenu({ trigger, ...menu }: BarMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const [isOpen, setOpen] = useClosedByRoute();
  const fetchMenu = () =>
    void loadMenu().then((loaded) => {
      setMenu(() => loaded);
      setOpen(true);
    });
  if (!Menu) return trigger({ onPress: fetchMenu, 'aria-haspopup': 'menu', 'aria-expanded': false });
  return (
    <Menu {...menu} isOpen={isOpen} onOpenChange={setOpen}>
      {trigger({})}
    </Menu>
  );
}

/** Open belongs to one page: on another one the menu would keep everything else out of reach. */
function useClosedByRoute(): readonly [boolean, (isOpen: boolean) => void] {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === pathname, (isOpen) => setOpenAt(isOpen ? pathname : null)];
}
