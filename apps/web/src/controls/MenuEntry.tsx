import type { ReactNode } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import styles from './Field.module.css';
import { CheckIcon } from './Icons.tsx';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Language of the label when it differs from the page's. */
  readonly lang?: string;
}

interface MenuEntryItemProps extends MenuEntry {
  /** For an entry with its own action; otherwise the menu or its group handles it. */
  readonly onAction?: (() => void) | undefined;
}

export function MenuEntryItem({ id, label, icon, isDisabled = false, lang, onAction }: MenuEntryItemProps) {
  return (
    <MenuItem id={id} textValue={label} isDisabled={isDisabled} className={styles.option ?? ''} {...(onAction && { onAction })}>
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
