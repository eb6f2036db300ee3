import { type ReactNode, type RefObject, useId } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './Field.module.css';
import { type MenuEntry, MenuEntryItem } from './MenuEntry.tsx';
import { useFocusOnEntry } from './use-focus-on-entry.ts';

export interface MenuProps {
  readonly label: string;
  /** True if the label is shown above the entries. */
  readonly isTitled?: boolean;
  readonly entries: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  /** Id of the selected entry, for menus that choose one of several. */
  readonly selected?: string | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The trigger element. It stays outside the menu, so that it remains mounted when the menu's code is loaded. */
  readonly triggerRef: RefObject<Element | null>;
  /** Text under the entries. */
  readonly note?: ReactNode;
}

/** A menu beside its trigger; on closing, the focus returns to the trigger. */
export function Menu({ label, isTitled = false, entries, onAction, selected, isOpen, onOpenChange, triggerRef, note }: MenuProps) {
  const menu = useFocusOnEntry(isOpen);
  const noteId = useId();
  const selection =
    selected === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selected], disallowEmptySelection: true };
  const items = entries.map((entry) => <MenuEntryItem key={entry.id} {...entry} />);
  return (
    <Popover
      triggerRef={triggerRef}
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom"
      offset={4}
      className={styles.popover ?? ''}
    >
      <AriaMenu
        ref={menu}
        aria-label={label}
        {...(note ? { 'aria-describedby': noteId } : {})}
        autoFocus="first"
        onAction={(id) => onAction(String(id))}
        onClose={() => onOpenChange(false)}
        className={styles.options ?? ''}
        {...selection}
      >
        {isTitled ? (
          <MenuSection>
            <Header className={styles.menuTitle ?? ''}>{label}</Header>
            {items}
          </MenuSection>
        ) : (
          items
        )}
      </AriaMenu>
      {note && (
        <p id={noteId} className={styles.menuNote}>
          {note}
        </p>
      )}
    </Popover>
  );
}
