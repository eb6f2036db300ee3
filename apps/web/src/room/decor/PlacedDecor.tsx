import { type Cm, overlaps, type Rect } from '@muro/domain';
import type { ReactNode } from 'react';
import styles from './PlacedDecor.module.css';

interface PlacedDecorProps {
  /** Places for the thing by preference: the x of its middle. */
  readonly places: readonly Cm[];
  /** The y of its foot. */
  readonly y: Cm;
  /** Its outline, relative to its foot. */
  readonly outline: Rect;
  readonly pieces: readonly Rect[];
  readonly children: ReactNode;
}

/** An object in front of the wall. It takes the first place where it covers no piece, and disappears if there is none. */
export function PlacedDecor({ places, y, outline, pieces, children }: PlacedDecorProps) {
  const free = places.find((x) => !pieces.some((piece) => overlaps(piece, { ...outline, x: outline.x + x, y: outline.y + y })));
  const x = free ?? places[0] ?? 0;
  return (
    <g className={styles.placed} style={{ transform: `translate(${x}px, ${y}px)`, opacity: free === undefined ? 0 : 1 }}>
      {children}
    </g>
  );
}
