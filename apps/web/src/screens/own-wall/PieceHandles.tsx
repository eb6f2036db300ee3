import type { ImagePoint } from '@muro/domain';
import { useState } from 'react';
import type { WallMap } from '../../room/own-wall/paint-wall.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';
import { useText } from '../../state/language/text-store.ts';
import { CorrectionHandle } from './CorrectionHandle.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import styles from './OwnWall.module.css';

interface PieceHandlesProps {
  readonly piece: ShownPiece;
  /** Corners of the whole front, px of the photo, clockwise from the top left. */
  readonly corners: readonly ImagePoint[];
  readonly wallMap: WallMap;
  /** CSS px per px of the photo. */
  readonly scale: number;
  /** Middle of the piece, cm from the middle of the sheet. */
  readonly middle: ImagePoint;
  readonly onMove: (middle: ImagePoint) => boolean;
  readonly percent: number;
  readonly onCorrect: (percent: number) => boolean;
}

/** The handles over the piece on the photo: one to move it, one to correct its size. */
export function PieceHandles({ piece, corners, wallMap, scale, middle, onMove, percent, onCorrect }: PieceHandlesProps) {
  const t = useText();
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  const announce = (text: string): void => setAnnouncement(({ times }) => ({ text, times: times + 1 }));
  const handle = { map: wallMap, corners, scale, middle, announce };
  return (
    <>
      <MoveHandle {...handle} label={t('wallPicture', { piece: piece.label })} onMove={onMove} />
      <CorrectionHandle {...handle} percent={percent} onChange={onCorrect} />
      <p role="status" className={styles.visuallyHidden}>
        {/* A new element, so that the same words are announced again. */}
        <span key={announcement.times}>{announcement.text}</span>
      </p>
    </>
  );
}
