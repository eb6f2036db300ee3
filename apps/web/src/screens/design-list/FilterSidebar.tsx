import type { Template } from '@muro/domain';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useText } from '../../app/locale/text-store.ts';
import { type ListLink, shownLinks, useListLinks } from '../../app/navigate/filter-links.ts';
import { listPath } from '../../app/navigate/paths.ts';
import { useWindowWidthPx } from '../../app/use-window-size.ts';
import { FILTER_TOGGLE_PX } from '../../app/viewport.ts';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/class-names.ts';
import { FilterIcon } from '../../controls/Icons.tsx';
import styles from './FilterSidebar.module.css';

interface FilterSidebarProps {
  readonly filter: string;
  readonly templates: readonly Template[];
}

/** The filter links beside the wall; on narrow screens behind a toggle. [CAT-03 … CAT-10] */
export function FilterSidebar({ filter, templates }: FilterSidebarProps) {
  const t = useText();
  const id = useId();
  const isNarrow = useWindowWidthPx() < FILTER_TOGGLE_PX;
  const [isOpen, setOpen] = useState(false);
  const links = shownLinks(useListLinks(), templates, filter);
  return (
    <div className={styles.sidebar}>
      {isNarrow && (
        <Button icon={<FilterIcon />} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)} className={styles.toggle}>
          {t(isOpen ? 'hideFilters' : 'showFilters')}
        </Button>
      )}
      <nav id={id} aria-label={t('filters')} hidden={isNarrow && !isOpen}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.filter}>
              <FilterAnchor link={link} isCurrent={link.filter === filter} onFollow={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface FilterAnchorProps {
  readonly link: ListLink;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
}

function FilterAnchor({ link, isCurrent, onFollow }: FilterAnchorProps) {
  const locale = useLocale();
  return (
    <Link
      to={listPath(locale, link.filter)}
      onClick={onFollow}
      className={classNames(styles.link, link.isSub && styles.sub, isCurrent && styles.current)}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {link.name}
    </Link>
  );
}
