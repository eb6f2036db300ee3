import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './Field.module.css';
import { type MenuEntry, MenuEntryItem } from './MenuEntry.tsx';

interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  /** Ids of the selected entries if the group is a selection; null if each entry is an action. */
  readonly selected: readonly string[] | null;
  /** True if several entries, or none, may be selected. */
  readonly isFree?: boolean;
  readonly onAction: (id: string) => void;
}

interface GroupMenuProps {
  readonly label: string;
  /** Groups of the menu; entry ids are unique in the whole menu. */
  readonly groups: readonly MenuGroup[];
  /** The button that opens the menu. */
  readonly children: ReactElement;
}

/** A menu of several titled groups. */
export function GroupMenu({ label, groups, children }: GroupMenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover offset={4} className={styles.popover ?? ''}>
        <AriaMenu aria-label={label} className={styles.options ?? ''}>
          {groups.map((group) => (
            <MenuSection key={group.title} {...selectionOf(group)}>
              <Header className={styles.menuTitle ?? ''}>{group.title}</Header>
              {group.entries.map((entry) => (
                <MenuEntryItem key={entry.id} {...entry} onAction={group.selected === null ? () => group.onAction(entry.id) : undefined} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function selectionOf({ selected, isFree = false, onAction }: MenuGroup) {
  if (selected === null) return {};
  return {
    selectionMode: isFree ? ('multiple' as const) : ('single' as const),
    disallowEmptySelection: !isFree,
    selectedKeys: selected,
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      if (keys === 'all') return;
      const now = [...keys].map(String);
      const changed = now.find((id) => !selected.includes(id)) ?? selected.find((id) => !now.includes(id));
      if (changed !== undefined) onAction(changed);
    },
  };
}
