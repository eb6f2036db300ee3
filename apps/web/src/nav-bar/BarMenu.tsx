import { type ComponentType, createContext, type KeyboardEvent, type ReactElement, type RefObject, use, useRef, useState } from 'react';
import type { MenuProps } from '../controls/Menu.tsx';
import { lazyPart } from '../state/window/lazy-part.ts';

/** Props of the button that opens the menu. */
interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
}

interface BarMenuProps extends Pick<MenuProps, 'label' | 'entries' | 'onAction' | 'selected'> {
  readonly trigger: (props: TriggerProps) => ReactElement;
}

/** The router path of the app; '' on pages without a router. */
export const PathContext = createContext('');

const loadMenu = () => lazyPart(() => import('../controls/Menu.tsx')).then((file) => file.Menu);

/** A menu whose code is loaded on first use, to keep the first page light. It opens as soon as the code has loaded. */
export function BarMenu({ trigger, ...menu }: BarMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const [isOpen, setOpen] = useClosedByNavigation();
  const button = useRef<HTMLButtonElement>(null);
  const open = (): void => {
    void loadMenu().then((loaded) => {
      setMenu(() => loaded);
      setOpen(true);
    });
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      {trigger({ ref: button, onPress: open, onKeyDown: openByArrow, 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
      {Menu && <Menu {...menu} isOpen={isOpen} onOpenChange={setOpen} triggerRef={button} />}
    </>
  );
}

/** State of an open menu that closes when the path changes; an open menu would make everything else inaccessible. */
function useClosedByNavigation(): readonly [boolean, (isOpen: boolean) => void] {
  const place = use(PathContext);
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === place, (isOpen) => setOpenAt(isOpen ? place : null)];
}
