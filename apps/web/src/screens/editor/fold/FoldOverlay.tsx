import { type Path, pathText, type Rect, rectPath } from '@muro/domain';
import type { CSSProperties } from 'react';
import { widestSide } from '../../../flow/slots/front-outline.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './FoldOverlay.module.css';

interface FoldOverlayProps {
  /** The visible front, cm, in the coordinates of `viewRect`. */
  readonly front: Path;
  readonly viewRect: Rect;
  /** CSS px per cm on the screen; 0 while unknown. */
  readonly pxPerCm: number;
}

/** A fold narrower than this has no room for the label, CSS px. */
const WORD_PX = 20;

/**
 * Marks the part of a canvas that folds around its frame: covered by an overlay, with a dashed line along the fold.
 *
 *     ┌ shown ─────────────────┐
 *     │ ░░░░░░░░░░░░░░░░░░░░░░ │
 *     │ ░░┌╌ front ╌╌╌╌╌╌╌┐░░░ │
 *     │ ░░┆               ┆░░░ │
 *     │ ░░└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘░░░ │
 *     │ ░░░░░░░░ side ░░░░░░░░ │
 *     └────────────────────────┘
 */
export function FoldOverlay({ front, viewRect, pxPerCm }: FoldOverlayProps) {
  const t = useText();
  const { side, widthCm } = widestSide(front, viewRect);
  const isNarrow = widthCm * pxPerCm < WORD_PX;
  const line = pathText(front);
  const depth = { '--depth': `${widthCm * pxPerCm}px` };
  return (
    <div className={styles.fold} style={depth as CSSProperties} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.lines}
        viewBox={`${viewRect.x} ${viewRect.y} ${viewRect.width} ${viewRect.height}`}
        preserveAspectRatio="none"
      >
        <path className={styles.overlay} d={`${pathText(rectPath(viewRect))}${line}`} />
        <path className={styles.line} d={line} />
        <path className={styles.dashes} d={line} />
      </svg>
      {pxPerCm > 0 && !isNarrow && (
        <div className={styles.side} data-side={side}>
          <span className={styles.word}>{t('foldSide')}</span>
        </div>
      )}
    </div>
  );
}
