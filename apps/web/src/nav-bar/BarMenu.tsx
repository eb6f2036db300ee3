import { type ComponentType, type ReactElement, useState } from 'react';
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
  const fetchMenu = () => void loadMenu().then((loaded) => setMenu(() => loaded));
  if (!Menu) return trigger({ onPress: fetchMenu, 'aria-haspopup': 'menu', 'aria-expanded': false });
  return (
    <Menu {...menu} isOpenAtFirst>
      {trigger({})}
    </Menu>
  );
}
