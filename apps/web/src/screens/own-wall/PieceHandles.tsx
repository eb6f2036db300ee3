import type { ImagePoint } from '@muro/domain';
import type { WallMap } from '../../room/own-wall/paint-wall.ts';
import type { ShownPiece } from '../../room/RoomStage.tsx';
import { useText } from '../../state/language/text-store.ts';
import { CorrectionHandle } from './CorrectionHandle.tsx';
import { MoveHandle } from './MoveHandle.tsx';

interface PieceHandlesProps {
  readonly piece: ShownPiece;
  /** Corners of the whole front, px of the photo, clockwise from the top left. */
  readonly corners: readonly ImagePoint[];
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
export function PieceHandles({ piece, corners, wallMap, scale, middle, onMove, percent, onCorrect }: PieceHandlesProps) {
  const t = useText();
  const handle = { map: wallMap, corners, scale, middle };
  return (
    <>
      <MoveHandle {...handle} label={t('wallPicture', { piece: piece.label })} onMove={onMove} />
      <CorrectionHandle {...handle} percent={percent} onChange={onCorrect} />
    </>
  );
}
