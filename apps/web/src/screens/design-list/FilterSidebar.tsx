import type { Template } from '@muro/domain';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/class-names.ts';
import { FilterIcon } from '../../controls/Icons.tsx';
import { listPath } from '../../state/address/paths.ts';
import { type ListLink, shownLinks, useListLinks } from '../../state/catalogue/filter-links.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './FilterSidebar.module.css';

interface FilterSidebarProps {
  readonly filter: string;
  readonly templates: readonly Template[];
}

/** The filter links beside the list; on narrow screens behind a toggle. [CAT-03 … CAT-10] */
export function FilterSidebar({ filter, templates }: FilterSidebarProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const links = shownLinks(useListLinks(), templates, filter);
  return (
    <div className={styles.sidebar}>
      <Button icon={<FilterIcon />} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)} className={styles.toggle}>
        {t(isOpen ? 'hideFilters' : 'showFilters')}
      </Button>
      <nav id={id} aria-label={t('filters')} className={styles.filters} data-open={isOpen || undefined}>
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
