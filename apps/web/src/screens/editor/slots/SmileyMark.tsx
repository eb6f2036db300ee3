import type { Smiley } from '@muro/domain';
import { SmileyBadIcon, SmileyGoodIcon, SmileyPlainIcon } from '../../../controls/Icons.tsx';
import styles from './SlotBadges.module.css';

const ICONS = { red: SmileyBadIcon, orange: SmileyPlainIcon, green: SmileyGoodIcon };

/** A smiley beside the quality word; its mouth repeats the meaning of its colour. [QUAL-06] */
export function SmileyMark({ smiley }: { readonly smiley: Smiley }) {
  const Icon = ICONS[smiley];
  return (
    <span className={styles.smiley} data-smiley={smiley}>
      <Icon />
    </span>
  );
}
