import type { Template } from '@muro/domain';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/class-names.ts';
import { FilterIcon } from '../../controls/Icons.tsx';
import { listPath } from '../../state/address/paths.ts';
import { type ListLink, shownLinks, useListLinks } from '../../state/catalogue/filter-links.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './FilterSidebar.module.css';
import { MoreFilters } from './MoreFilters.tsx';

interface FilterSidebarProps {
  readonly filter: string;
  readonly templates: readonly Template[];
  /** The number of listed designs. */
  readonly count: ReactNode;
}

/** The filter links beside the list, and the number of photos and the occasion; on narrow screens behind a toggle. [CAT-03 … CAT-10] */
export function FilterSidebar({ filter, templates, count }: FilterSidebarProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const links = shownLinks(useListLinks(), templates, filter);
  return (
    <div className={`list-sidebar ${styles.sidebar}`}>
      <div className={styles.head}>
        <Button
          variant="plain"
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
          className={styles.toggle}
        >
          {t(isOpen ? 'hideFilters' : 'showFilters')}
        </Button>
        {count}
      </div>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        <nav aria-label={t('filters')}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.filter}>
                <FilterAnchor link={link} isCurrent={link.filter === filter} onFollow={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </nav>
        <MoreFilters filter={filter} templates={templates} />
      </div>
    </div>
  );
}

interface FilterAnchorProps {
  readonly link: ListLink;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
}

/** A link to a category, which keeps the chosen number of photos and occasion. */
function FilterAnchor({ link, isCurrent, onFollow }: FilterAnchorProps) {
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <Link
      to={`${listPath(locale, link.filter)}${search}`}
      onClick={onFollow}
      className={classNames(styles.link, link.isSub && styles.sub, isCurrent && styles.current)}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {link.name}
    </Link>
  );
}
