import { EDITOR_SETTINGS } from '../../../app/collage/editor-settings.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { CopiesIcon } from '../../../controls/Icons.tsx';
import styles from './SlotBadges.module.css';
import { SmileyMark } from './SmileyMark.tsx';
import type { SlotInfo } from './slot-info.ts';

interface SlotBadgesProps {
  readonly info: SlotInfo;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Smiley and edges of the badge, and what a letter takes at most, CSS px: a word that is cut off says nothing. */
const BESIDE_WORD_PX = 44;
const LETTER_PX = 8.6;

/** Quality and double use, shown on the photo itself; the slot's name says the same. [EDIT-27] [EDIT-28] [QUAL-20] */
export function SlotBadges({ info, widthPx, heightPx }: SlotBadgesProps) {
  const t = useText();
  const word = info.quality && t(`quality${info.quality}`);
  const hasRoom = widthPx > 220 && heightPx > 110;
  const isWordShown = word && EDITOR_SETTINGS.showPhotoQualityTextOnPhoto && widthPx > BESIDE_WORD_PX + LETTER_PX * word.length;
  return (
    <div className={styles.badges} aria-hidden="true">
      {EDITOR_SETTINGS.showPhotoQualityWarnings && info.smiley && (
        <span className={styles.quality} data-smiley={info.smiley}>
          <SmileyMark smiley={info.smiley} />
          {isWordShown && <span>{hasRoom ? t('qualityLine', { word }) : word}</span>}
        </span>
      )}
      {EDITOR_SETTINGS.showDoubleInfo && info.times > 1 && (
        <span className={styles.double}>
          <CopiesIcon />
          {widthPx > 70 && <span>{t('doubleBadge', { count: info.times })}</span>}
        </span>
      )}
    </div>
  );
}
