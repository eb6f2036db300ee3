import { boundsOfRects, type Cm, type Rect } from '@muro/domain';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useText } from '../state/language/text-store.ts';
import { limitOffset } from './arrangement.ts';
import { boxPx } from './box-px.ts';
import type { RoomView } from './plans/room-view.ts';
import styles from './Room.module.css';
import { changeRoom, useRoomChoice } from './room-choice.ts';

const STEP: Cm = 1;
const LARGE_STEP: Cm = 10;

interface PieceHandleProps {
  readonly row: readonly Rect[];
  readonly view: RoomView;
}

/** The handle over the pieces that moves them along the wall: by drag, touch and arrow keys; Home hangs them in the middle. */
export function PieceHandle({ row, view }: PieceHandleProps) {
  const t = useText();
  const offset = useRoomChoice((choice) => choice.offset);
  const start = useRef<{ readonly xPx: number; readonly offset: Cm } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const move = (to: Cm): void => changeRoom({ offset: limitOffset(to, row, view.width) });
  const release = (): void => {
    start.current = null;
    setDragging(false);
  };
  const side = Math.round(offset);
  const reach = Math.round(limitOffset(view.width, row, view.width));
  return (
    <div
      className={styles.grip}
      style={boxPx(boundsOfRects(row), view)}
      data-dragging={isDragging || undefined}
      role="slider"
      tabIndex={0}
      aria-label={t('roomPosition')}
      aria-orientation="horizontal"
      aria-valuemin={-reach}
      aria-valuemax={reach}
      aria-valuenow={side}
      aria-valuetext={side === 0 ? t('roomMiddle') : t(side < 0 ? 'roomLeftBy' : 'roomRightBy', { length: Math.abs(side) })}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !event.isPrimary) return;
        start.current = { xPx: event.clientX, offset };
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={(event: PointerEvent) => {
        const from = start.current;
        if (from && event.isPrimary) move(from.offset + (event.clientX - from.xPx) / view.pxPerCm);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event: KeyboardEvent) => {
        const to = keyTarget(event, side);
        if (to === null) return;
        event.preventDefault();
        move(to);
      }}
    />
  );
}

/** Returns the offset to which a key moves the pieces; null for other keys. */
function keyTarget({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, offset: Cm): Cm | null {
  if (altKey || ctrlKey || metaKey) return null;
  const step = shiftKey ? LARGE_STEP : STEP;
  if (key === 'ArrowLeft') return offset - step;
  if (key === 'ArrowRight') return offset + step;
  return key === 'Home' ? 0 : null;
}
