import type { RefObject } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover } from 'react-aria-components';
import styles from './Field.module.css';
import type { MenuEntry } from './Menu.tsx';
import { useFocusOnEntry } from './use-focus-on-entry.ts';

interface PopupMenuProps {
  /** Shown above the entries, and the menu's name. */
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the menu belongs to: it opens beside it and gives the focus back to it. */
  readonly triggerRef: RefObject<Element | null>;
}

/** A menu about something on the screen, opened by that thing itself. */
export function PopupMenu({ title, entries, onAction, isOpen, onClose, triggerRef }: PopupMenuProps) {
  const menu = useFocusOnEntry(isOpen);
  return (
    <Popover
      triggerRef={triggerRef}
      aria-label={title}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      placement="bottom"
      offset={6}
      className={styles.popover ?? ''}
    >
      <AriaMenu
        ref={menu}
        aria-label={title}
        autoFocus="first"
        onAction={(id) => onAction(String(id))}
        onClose={onClose}
        className={styles.options ?? ''}
      >
        <MenuSection>
          <Header className={styles.menuTitle ?? ''}>{title}</Header>
          {entries.map(({ id, label, icon, isDisabled = false }) => (
            <MenuItem key={id} id={id} textValue={label} isDisabled={isDisabled} className={styles.option ?? ''}>
              <span className={styles.optionIcon}>
                {icon}
                {label}
              </span>
            </MenuItem>
          ))}
        </MenuSection>
      </AriaMenu>
    </Popover>
  );
}
