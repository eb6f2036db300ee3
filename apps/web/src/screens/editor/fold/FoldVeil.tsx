import { type Path, pathText, type Rect, rectPath } from '@muro/domain';
import type { CSSProperties } from 'react';
import { widestSide } from '../../../flow/slots/front-outline.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './FoldVeil.module.css';

interface FoldVeilProps {
  /** What is seen from the front, cm, where `shown` is measured, too. */
  readonly front: Path;
  readonly shown: Rect;
  /** CSS px per cm at which it shows; 0 while that is not known. */
  readonly pxPerCm: number;
  /** There is room below what is shown for a word that finds none on it. */
  readonly hasRoomBelow?: boolean;
}

/** A fold that is narrower than this has no room for the word. CSS px */
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
export function FoldVeil({ front, shown, pxPerCm, hasRoomBelow = false }: FoldVeilProps) {
  const t = useText();
  const { side, widthCm } = widestSide(front, shown);
  const isNarrow = widthCm * pxPerCm < WORD_PX;
  const line = pathText(front);
  const depth = { '--depth': `${widthCm * pxPerCm}px` };
  return (
    <div className={styles.fold} style={depth as CSSProperties} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.lines}
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        preserveAspectRatio="none"
      >
        <path className={styles.veil} d={`${pathText(rectPath(shown))}${line}`} />
        <path className={styles.line} d={line} />
        <path className={styles.dashes} d={line} />
      </svg>
      {pxPerCm > 0 && (!isNarrow || hasRoomBelow) && (
        <div className={styles.side} data-side={isNarrow ? 'below' : side}>
          <span className={styles.word}>{t('foldSide')}</span>
        </div>
      )}
    </div>
  );
}
