import type { Smiley } from '@muro/domain';
import type { ReactNode } from 'react';
import { CopiesIcon, FaceCutIcon } from '../../../controls/Icons.tsx';
import { EDITOR_SETTINGS } from '../../../state/editor/editor-settings.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './SlotBadges.module.css';
import { SmileyMark } from './SmileyMark.tsx';
import type { SlotInfo } from './slot-info.ts';

interface SlotBadgesProps {
  readonly info: SlotInfo;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Maximum width of a letter of the badge, and width of the smiley beside the text, CSS px. */
const LETTER_PX = 8.6;
const SMILEY_PX = 44;
/** Slot height from which a second badge fits, CSS px; for smaller slots the list beside the collage has the information. */
const TWO_PX = 76;

/** Quality and repeated use, shown on the photo; the slot's accessible name says the same. [EDIT-27] [EDIT-28] [QUAL-20] */
export function SlotBadges({ info, widthPx, heightPx }: SlotBadgesProps) {
  const t = useText();
  const { quality, smiley, times } = info;
  const face = t('faceBadge');
  const word = quality && EDITOR_SETTINGS.showPhotoQualityTextOnPhoto ? t(`quality${quality}`) : '';
  const line = word && t('qualityLine', { word });
  const hasRoom = heightPx > 110 && widthPx > SMILEY_PX + LETTER_PX * line.length;
  return (
    <div className={styles.badges} aria-hidden="true">
      {EDITOR_SETTINGS.showPhotoQualityWarnings && smiley && (
        <Badge smiley={smiley} icon={<SmileyMark smiley={smiley} />} words={hasRoom ? line : word} />
      )}
      {info.isFaceCut && heightPx > TWO_PX && (
        <Badge icon={<FaceCutIcon />} words={widthPx > SMILEY_PX + LETTER_PX * face.length ? face : ''} />
      )}
      {EDITOR_SETTINGS.showDoubleInfo && times > 1 && <Badge icon={<CopiesIcon />} words={t('doubleBadge', { count: times })} />}
    </div>
  );
}

/** A badge that shows its text completely or not at all. */
function Badge({ icon, words, smiley }: { readonly icon: ReactNode; readonly words: string; readonly smiley?: Smiley }) {
  return (
    <span className={styles.badge} {...(smiley && { 'data-smiley': smiley })}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.room}>{words && <span className={styles.words}>{words}</span>}</span>
    </span>
  );
}
