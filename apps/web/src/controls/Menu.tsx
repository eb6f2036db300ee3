import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';
import styles from './Field.module.css';
import { CheckIcon } from './Icons.tsx';
import { useFocusOnEntry } from './use-focus-on-entry.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Language of the label when it differs from the page's. */
  readonly lang?: string;
}

export interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  /** Id of the entry in force, for menus that choose one of several. */
  readonly selected?: string | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it: it stands beside the menu, not in it, so that it stays the same one when the menu's code comes. */
  readonly triggerRef: RefObject<Element | null>;
}

export function Menu({ label, entries, onAction, selected, isOpen, onOpenChange, triggerRef }: MenuProps) {
  const menu = useFocusOnEntry(isOpen);
  const selection =
    selected === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selected], disallowEmptySelection: true };
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
        items={entries}
        autoFocus="first"
        onAction={(id) => onAction(String(id))}
        onClose={() => onOpenChange(false)}
        className={styles.options ?? ''}
        {...selection}
      >
        {(entry) => <Entry {...entry} />}
      </AriaMenu>
    </Popover>
  );
}

function Entry({ id, label, icon, isDisabled = false, lang }: MenuEntry) {
  return (
    <MenuItem id={id} textValue={label} isDisabled={isDisabled} className={styles.option ?? ''}>
      {({ isSelected }) => (
        <>
          <span className={styles.optionIcon} lang={lang}>
            {icon}
            {label}
          </span>
          {isSelected && <CheckIcon className={styles.tick} />}
        </>
      )}
    </MenuItem>
  );
}
