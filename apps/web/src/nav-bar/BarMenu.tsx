import { type ComponentType, createContext, type KeyboardEvent, type ReactElement, type RefObject, use, useRef, useState } from 'react';
import type { MenuProps } from '../controls/Menu.tsx';
import { lazyPart } from '../state/window/lazy-part.ts';

/** What the button that opens the menu needs. */
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

/** The place in the app: its path in the router. A page without a router stays at one place. */
export const PlaceContext = createContext('');

const loadMenu = () => lazyPart(() => import('../controls/Menu.tsx')).then((file) => file.Menu);

/** A menu whose code comes when a visitor turns to it: the first page stays light. It opens as soon as it is there. */
export function BarMenu({ trigger, ...menu }: BarMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const [isOpen, setOpen] = useClosedByPlace();
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

/** Open belongs to one place: at another one the menu would keep everything else out of reach. */
function useClosedByPlace(): readonly [boolean, (isOpen: boolean) => void] {
  const place = use(PlaceContext);
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === place, (isOpen) => setOpenAt(isOpen ? place : null)];
}
