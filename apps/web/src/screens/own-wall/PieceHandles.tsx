import { type Cm, type ImagePoint, inverseHomography, type PieceOnPhoto, project, type Rect } from '@muro/domain';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { WallMap } from '../../room/own-wall/paint-wall.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './OwnWall.module.css';

interface PieceHandlesProps {
  readonly piece: ShownPiece;
  /** The front as it is seen; of tiles the last one. */
  readonly face: PieceOnPhoto['faces'][number];
  readonly wallMap: WallMap;
  /** CSS px per px of the photo. */
  readonly scale: number;
  /** Middle of the piece, cm from the middle of the sheet. */
  readonly middle: ImagePoint;
  readonly onMove: (middle: ImagePoint) => void;
  readonly percent: number;
  readonly onCorrect: (percent: number) => void;
}

/** The handles over the piece on the photo: one to move it, one to correct its size. */
export function PieceHandles({ piece, face, wallMap, scale, middle, onMove, percent, onCorrect }: PieceHandlesProps) {
  const t = useText();
  const { trim } = piece.product;
  const corners = cornersOf({ x: 0, y: 0, ...trim }).map((corner) => project(face.map, corner));
  const handle = { map: wallMap, corners, scale, middle };
  return (
    <>
      <MoveHandle {...handle} label={t('wallPicture', { piece: piece.label })} onMove={onMove} />
      <CorrectionHandle {...handle} diagonal={Math.hypot(trim.width, trim.height)} percent={percent} onChange={onCorrect} />
    </>
  );
}

function cornersOf({ x, y, width, height }: Rect): readonly [ImagePoint, ImagePoint, ImagePoint, ImagePoint] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

interface HandleProps {
  readonly map: WallMap;
  /** Corners of the front, px of the photo, clockwise from the top left. */
  readonly corners: readonly ImagePoint[];
  readonly scale: number;
  readonly middle: ImagePoint;
}

const ARROWS: Readonly<Record<string, ImagePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface MoveHandleProps extends HandleProps {
  readonly label: string;
  readonly onMove: (middle: ImagePoint) => void;
}

/** Lies over the piece and moves it along the wall: by drag, touch and arrow keys; Home brings it back to the sheet. */
function MoveHandle({ map, corners, scale, middle, label, onMove }: MoveHandleProps) {
  const t = useText();
  const from = useRef<{ readonly wall: ImagePoint; readonly middle: ImagePoint } | null>(null);
  const [moved, setMoved] = useState('');
  const [xs, ys] = [corners.map(({ x }) => x * scale), corners.map(({ y }) => y * scale)];
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  const say = (to: ImagePoint): void => setMoved(t('wallMoved', { across: Math.round(to.x), down: Math.round(to.y) }));
  /** Where on the wall a pointer is. */
  const wallAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): ImagePoint => {
    const { left, top } = (currentTarget.parentElement as HTMLElement).getBoundingClientRect();
    return project(inverseHomography(map), { x: (clientX - left) / scale, y: (clientY - top) / scale });
  };
  return (
    <>
      <button
        type="button"
        className={styles.move}
        style={box}
        aria-label={`${label}. ${t('wallMove')}`}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          from.current = { wall: wallAt(event), middle };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (!from.current || !event.isPrimary) return;
          const at = wallAt(event);
          onMove({ x: from.current.middle.x + at.x - from.current.wall.x, y: from.current.middle.y + at.y - from.current.wall.y });
        }}
        onPointerUp={() => {
          from.current = null;
          say(middle);
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const to = keyTarget(event, middle);
          if (!to) return;
          event.preventDefault();
          onMove(to);
          say(to);
        }}
      />
      <p role="status" className={styles.unseen}>
        {moved}
      </p>
    </>
  );
}

function keyTarget({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, middle: ImagePoint): ImagePoint | null {
  const by = ARROWS[key];
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Home') return { x: 0, y: 0 };
  const step: Cm = shiftKey ? 10 : 1;
  return by ? { x: middle.x + by.x * step, y: middle.y + by.y * step } : null;
}

const PERCENT = { min: 70, max: 140 } as const;

interface CorrectionHandleProps extends HandleProps {
  /** Diagonal of the piece, cm. */
  readonly diagonal: Cm;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

/** The handle at the lower right corner, with which a person corrects the measured size. */
function CorrectionHandle({ map, corners, diagonal, scale, middle, percent, onChange }: CorrectionHandleProps) {
  const t = useText();
  const isHeld = useRef(false);
  const corner = corners[2] ?? middle;
  const change = (to: number): void => onChange(Math.round(Math.min(PERCENT.max, Math.max(PERCENT.min, to))));
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
    const { left, top } = (currentTarget.parentElement as HTMLElement).getBoundingClientRect();
    const at = project(inverseHomography(map), { x: (clientX - left) / scale, y: (clientY - top) / scale });
    change((200 * Math.hypot(at.x - middle.x, at.y - middle.y)) / diagonal);
  };
  return (
    <div
      className={styles.correct}
      style={{ left: corner.x * scale, top: corner.y * scale }}
      role="slider"
      tabIndex={0}
      aria-label={t('wallCorrect')}
      aria-valuemin={PERCENT.min}
      aria-valuemax={PERCENT.max}
      aria-valuenow={percent}
      aria-valuetext={t('wallCorrected', { percent })}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (isHeld.current && event.isPrimary) follow(event);
      }}
      onPointerUp={() => {
        isHeld.current = false;
      }}
      onPointerCancel={() => {
        isHeld.current = false;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const by = ARROWS[event.key];
        if (!by && event.key !== 'Home') return;
        event.preventDefault();
        change(by ? percent + by.x - by.y : 100);
      }}
    />
  );
}
