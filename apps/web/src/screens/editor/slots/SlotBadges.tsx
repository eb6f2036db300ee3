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

/** What a letter of the badge takes at most, CSS px, and the smiley beside the words. */
const LETTER_PX = 8.6;
const SMILEY_PX = 44;
/** From here on there is room for a second badge; the list beside the collage says the same. */
const TWO_PX = 76;

/** Quality and double use, shown on the photo itself; the slot's name says the same. [EDIT-27] [EDIT-28] [QUAL-20] */
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

/** The words show as a whole or not at all: one that is cut off says nothing. */
function Badge({ icon, words, smiley }: { readonly icon: ReactNode; readonly words: string; readonly smiley?: Smiley }) {
  return (
    <span className={styles.badge} {...(smiley && { 'data-smiley': smiley })}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.room}>{words && <span className={styles.words}>{words}</span>}</span>
    </span>
  );
}
