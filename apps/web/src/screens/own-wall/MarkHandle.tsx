import type { ImagePoint } from '@muro/domain';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import { ARROWS } from './arrow-keys.ts';
import styles from './OwnWall.module.css';

interface MarkHandleProps {
  /** Returns the accessible name at a position, px of the photo. */
  readonly name: (x: number, y: number) => string;
  readonly point: ImagePoint;
  readonly photo: WallPhoto;
  /** CSS px per px of the photo. */
  readonly scale: number;
  readonly onMove: (to: ImagePoint) => void;
  /** Called with the name after a move, to be announced. */
  readonly onSettled: (name: string) => void;
}

/** A point on the photo, moved by mouse, finger and arrow keys; a magnifier shows what lies under it. */
export function MarkHandle({ name, point, photo, scale, onMove, onSettled }: MarkHandleProps) {
  const from = useRef<{ readonly xPx: number; readonly yPx: number; readonly point: ImagePoint } | null>(null);
  const [isDragged, setDragged] = useState(false);
  const nameAt = ({ x, y }: ImagePoint) => name(Math.round(x), Math.round(y));
  const move = (to: ImagePoint): ImagePoint => {
    const limited = { x: within(to.x, photo.size.widthPx), y: within(to.y, photo.size.heightPx) };
    onMove(limited);
    return limited;
  };
  const release = (): void => {
    if (from.current) onSettled(nameAt(point));
    from.current = null;
  };
  return (
    <>
      <button
        type="button"
        className={styles.markHandle}
        style={{ left: point.x * scale, top: point.y * scale }}
        aria-label={nameAt(point)}
        onFocus={() => setDragged(true)}
        onBlur={() => setDragged(false)}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0 || !event.isPrimary) return;
          from.current = { xPx: event.clientX, yPx: event.clientY, point };
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
        }}
        onPointerMove={(event: PointerEvent) => {
          const start = from.current;
          if (!start || !event.isPrimary) return;
          move({ x: start.point.x + (event.clientX - start.xPx) / scale, y: start.point.y + (event.clientY - start.yPx) / scale });
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event: KeyboardEvent) => {
          const by = ARROWS[event.key];
          if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const step = event.shiftKey ? 10 : 1;
          onSettled(nameAt(move({ x: point.x + by.x * step, y: point.y + by.y * step })));
        }}
      />
      {isDragged && <Magnifier photo={photo} point={point} isOnLeft={point.x > photo.size.widthPx / 2} />}
    </>
  );
}

const LENS_PX = 132;
/** CSS px per px of the photo under the magnifier. */
const ZOOM = 3;

/** The photo around a point, enlarged, with a cross on the point. Shown in the corner that is farther from the point. */
function Magnifier({ photo, point, isOnLeft }: { readonly photo: WallPhoto; readonly point: ImagePoint; readonly isOnLeft: boolean }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = '#26221e';
    context.fillRect(0, 0, LENS_PX, LENS_PX);
    const side = LENS_PX / ZOOM;
    context.imageSmoothingEnabled = false;
    context.drawImage(photo.canvas, point.x - side / 2, point.y - side / 2, side, side, 0, 0, LENS_PX, LENS_PX);
    context.strokeStyle = '#97452f';
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(LENS_PX / 2, 12);
    context.lineTo(LENS_PX / 2, LENS_PX - 12);
    context.moveTo(12, LENS_PX / 2);
    context.lineTo(LENS_PX - 12, LENS_PX / 2);
    context.stroke();
  }, [photo, point]);
  return (
    <div className={styles.magnifier} data-left={isOnLeft || undefined} aria-hidden="true">
      <canvas ref={ref} width={LENS_PX} height={LENS_PX} />
    </div>
  );
}

function within(position: number, length: number): number {
  return Math.min(length, Math.max(0, position));
}
