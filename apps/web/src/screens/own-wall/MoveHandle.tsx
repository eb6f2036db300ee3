import { boundsOfPoints, type Cm, type ImagePoint } from '@muro/domain';
import type { KeyboardEvent } from 'react';
import type { WallMap } from '../../room/own-wall/paint-wall.ts';
import { useText } from '../../state/language/text-store.ts';
import { ARROWS } from './arrow-keys.ts';
import styles from './OwnWall.module.css';
import { useWallDrag } from './use-wall-drag.ts';

export interface HandleProps {
  readonly map: WallMap;
  /** Corners of the front, px of the photo, clockwise from the top left. */
  readonly corners: readonly ImagePoint[];
  /** CSS px per px of the photo. */
  readonly scale: number;
  /** Middle of the piece, cm from the middle of the sheet. */
  readonly middle: ImagePoint;
  /** Tells screen readers the result of a move or correction. */
  readonly announce: (text: string) => void;
}

interface MoveHandleProps extends HandleProps {
  readonly label: string;
  /** Returns false if the piece does not fit there, so that it stays. */
  readonly onMove: (middle: ImagePoint) => boolean;
}

/** Lies over the piece and moves it along the wall: by drag, touch and arrow keys; Home brings it back to the sheet. */
export function MoveHandle({ map, corners, scale, middle, announce, label, onMove }: MoveHandleProps) {
  const t = useText();
  const announceResult = (to: ImagePoint, isMoved: boolean): void =>
    announce(isMoved ? t('wallMoved', { across: Math.round(to.x), down: Math.round(to.y) }) : t('wallRefused'));
  const drag = useWallDrag({
    map,
    scale,
    startDrag: (from) => (to) => onMove({ x: middle.x + to.x - from.x, y: middle.y + to.y - from.y }),
    onEnd: (isAccepted) => announceResult(middle, isAccepted),
  });
  return (
    <button
      type="button"
      className={styles.moveHandle}
      style={boxOf(corners, scale)}
      aria-label={`${label}. ${t('wallMove')}`}
      {...drag}
      onKeyDown={(event: KeyboardEvent) => {
        const to = keyTarget(event, middle);
        if (!to) return;
        event.preventDefault();
        announceResult(to, onMove(to));
      }}
    />
  );
}

/** Returns the smallest upright box around the corners, CSS px. */
function boxOf(corners: readonly ImagePoint[], scale: number) {
  const { x, y, width, height } = boundsOfPoints(corners);
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}

function keyTarget({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, middle: ImagePoint): ImagePoint | null {
  const by = ARROWS[key];
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Home') return { x: 0, y: 0 };
  const step: Cm = shiftKey ? 10 : 1;
  return by ? { x: middle.x + by.x * step, y: middle.y + by.y * step } : null;
}
