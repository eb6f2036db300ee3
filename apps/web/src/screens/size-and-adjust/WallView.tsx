import type { SizeCm } from '@muro/domain';
import { Room } from '../../room/Room.tsx';
import { OwnWallButton } from '../own-wall/OwnWallButton.tsx';
import type { ShownPiece } from './shown-piece.ts';

/** The piece in a room, and the button for a photo of the buyer's own wall. [WALL-11] [WALL-15] */
export function WallView({ piece, sizes }: { readonly piece: ShownPiece; readonly sizes: readonly SizeCm[] }) {
  return <Room {...piece} sizes={sizes} tools={<OwnWallButton {...piece} />} />;
}
