import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import styles from './Field.module.css';
import { CheckIcon } from './Icons.tsx';

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
  /** The button that opens it. */
  readonly children: ReactElement;
}

export function Menu({ label, entries, onAction, selected, isOpen, onOpenChange, children }: MenuProps) {
  const selection =
    selected === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selected], disallowEmptySelection: true };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {children}
      <Popover offset={4} className={styles.popover ?? ''}>
        <AriaMenu
          aria-label={label}
          items={entries}
          onAction={(id) => onAction(String(id))}
          className={styles.options ?? ''}
          {...selection}
        >
          {(entry) => <Entry {...entry} />}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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
