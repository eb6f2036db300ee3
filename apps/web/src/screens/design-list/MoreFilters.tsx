import { isListed, type Template } from '@muro/domain';
import { useId } from 'react';
import { DownIcon } from '../../controls/Icons.tsx';
import { type ListFilters, offeredFilters } from '../../flow/catalogue/list-filters.ts';
import { useListFilters } from '../../state/catalogue/use-list-filters.ts';
import { type Text, type TextKey, useText } from '../../state/language/text-store.ts';
import styles from './FilterSidebar.module.css';

interface MoreFiltersProps {
  readonly filter: string;
  readonly templates: readonly Template[];
}

/** Number of photos and occasion, each if it can narrow the list down. */
export function MoreFilters({ filter, templates }: MoreFiltersProps) {
  const t = useText();
  const [chosen, choose] = useListFilters();
  const listed = templates.filter((template) => isListed(template, filter));
  const { photos, occasions } = offeredFilters(listed, chosen);
  const change = (part: Partial<ListFilters>): void => choose({ ...chosen, ...part });
  return (
    <>
      <Choice label={t('filterPhotos')} value={chosen.photos} onChange={(id) => change({ photos: id })}>
        {photos.map((id) => ({ id, name: id }))}
      </Choice>
      <Choice label={t('filterOccasion')} value={chosen.occasion} onChange={(id) => change({ occasion: id })}>
        {occasions.map((id) => ({ id, name: occasionName(t, id) }))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly children: readonly { readonly id: string; readonly name: string }[];
}

/** The browser's own select: it needs no code, and a phone shows its own list. */
function Choice({ label, value, onChange, children }: ChoiceProps) {
  const t = useText();
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('filterAny')}</option>
          {children.map((child) => (
            <option key={child.id} value={child.id}>
              {child.name}
            </option>
          ))}
        </select>
        <DownIcon />
      </span>
    </div>
  );
}

const OCCASIONS: Readonly<Record<string, TextKey & `occasion${string}`>> = {
  'occasion:love': 'occasionLove',
  'occasion:birthday': 'occasionBirthday',
  'occasion:baby': 'occasionBaby',
  'occasion:family': 'occasionFamily',
  'occasion:travel': 'occasionTravel',
  'occasion:party': 'occasionParty',
};

/** Returns the name of an occasion; of one that only the shop knows, its own word. */
function occasionName(t: Text, tag: string): string {
  const key = Object.hasOwn(OCCASIONS, tag) ? OCCASIONS[tag] : undefined;
  const tagName = tag.slice(tag.indexOf(':') + 1).replaceAll('-', ' ');
  return key ? t(key) : tagName.charAt(0).toUpperCase() + tagName.slice(1);
}
