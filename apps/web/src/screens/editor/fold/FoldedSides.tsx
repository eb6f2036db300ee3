import { boundsOf, type Path, pathText, type Rect, rectPath } from '@muro/domain';
import type { CSSProperties } from 'react';
import { useText } from '../../../state/language/text-store.ts';
import styles from './FoldOverlay.module.css';

interface FoldedSidesProps {
  /** The visible front, cm, in the coordinates of `viewRect`. */
  readonly front: Path;
  readonly viewRect: Rect;
  /** CSS px per cm on the screen; 0 while unknown. */
  readonly pxPerCm: number;
}

/** Side strips narrower than this have no room for their names, CSS px: the names then stand outside the sheet. */
const NAME_PX = 20;

const NAMES = { top: 'sideTop', right: 'sideRight', bottom: 'sideBottom', left: 'sideLeft' } as const;

/**
 * The sheet of a canvas all round: an overlay over the sides, dashes along the folds, a name on each side, and hatched corners, which stay
 * blank in print. [MAT-13] [WALL-24]
 *
 *     ▨┌──── top ────┐▨
 *     │ ┌╌╌╌╌╌╌╌╌╌╌╌┐ │
 *     left           right
 *     │ └╌╌╌╌╌╌╌╌╌╌╌┘ │
 *     ▨└── bottom ───┘▨
 */
export function FoldedSides({ front, viewRect, pxPerCm }: FoldedSidesProps) {
  const t = useText();
  const line = pathText(front);
  const { x, y, width, height } = boundsOf(front);
  const depthCm = x - viewRect.x;
  const isNarrow = depthCm * pxPerCm < NAME_PX;
  const corners = [viewRect.x, x + width].flatMap((left) =>
    [viewRect.y, y + height].map((top) => rectPath({ x: left, y: top, width: depthCm, height: depthCm })),
  );
  return (
    <div className={styles.fold} style={{ '--depth': `${depthCm * pxPerCm}px` } as CSSProperties} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.lines}
        viewBox={`${viewRect.x} ${viewRect.y} ${viewRect.width} ${viewRect.height}`}
        preserveAspectRatio="none"
      >
        <defs>
          <pattern id="blocked-corner" width="0.6" height="0.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={styles.hatch} d="M0 0V0.6" />
          </pattern>
        </defs>
        <path className={styles.overlay} d={`${pathText(rectPath(viewRect))}${line}`} />
        {corners.map((corner) => (
          <path key={pathText(corner)} className={styles.corner} d={pathText(corner)} fill="url(#blocked-corner)" />
        ))}
        <path className={styles.line} d={line} />
        <path className={styles.dashes} d={line} />
      </svg>
      {pxPerCm > 0 &&
        (['top', 'right', 'bottom', 'left'] as const).map((side) => (
          <div key={side} className={styles.side} data-side={side} data-outside={isNarrow || undefined}>
            <span className={styles.word}>{t(NAMES[side])}</span>
          </div>
        ))}
    </div>
  );
}
