import { type Page, type Rect, trimRect } from '@muro/domain';
import type { CSSProperties } from 'react';
import { percentBox } from '../../../flow/slots/percent-box.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './FoldVeil.module.css';

interface FoldVeilProps {
  readonly page: Page;
  readonly shown: Rect;
  /** CSS px per cm at which the page shows; 0 while that is not known. */
  readonly pxPerCm: number;
}

/** A fold that is narrower than this has no room for the word: it stands below the page. CSS px */
const WORD_PX = 20;

/**
 * What folds round the frame of a canvas is seen from the side: a veil lies over it, a dashed line runs along the fold.
 *
 *     ┌ shown ─────────────────┐
 *     │ ░░░░░░░░░░░░░░░░░░░░░░ │
 *     │ ░░┌╌ front ╌╌╌╌╌╌╌┐░░░ │
 *     │ ░░┆               ┆░░░ │
 *     │ ░░└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘░░░ │
 *     │ ░░░░░░░░ side ░░░░░░░░ │
 *     └────────────────────────┘
 */
export function FoldVeil({ page, shown, pxPerCm }: FoldVeilProps) {
  const t = useText();
  if (shown.x >= 0) return null;
  const front = percentBox(trimRect(page.trim), shown);
  const fold = { '--fold-x': front.left, '--fold-y': front.top };
  return (
    <div className={styles.fold} style={fold as CSSProperties} aria-hidden="true">
      <div className={styles.veil} />
      <div className={styles.line} style={front} />
      {pxPerCm > 0 && (
        <div className={styles.side} data-narrow={page.bleed * pxPerCm < WORD_PX || undefined}>
          <span className={styles.word}>{t('foldSide')}</span>
        </div>
      )}
    </div>
  );
}
