import { sizesOf } from '@muro/domain';
import { Room } from '../../room/Room.tsx';
import { OwnWallButton } from '../own-wall/OwnWallButton.tsx';
import type { ShownPiece } from './shown-piece.ts';
import { type OtherSizesProps, useOtherSizes } from './use-other-sizes.ts';

interface WallViewProps extends OtherSizesProps {
  readonly piece: ShownPiece;
}

/** The piece in a room, beside or before the design in other sizes, and the button for a photo of the buyer's own wall. [WALL-11] [WALL-15] */
export function WallView({ piece, ...design }: WallViewProps) {
  const others = useOtherSizes(design);
  return <Room {...piece} sizes={sizesOf(design.template)} others={others} tools={<OwnWallButton {...piece} />} />;
}
