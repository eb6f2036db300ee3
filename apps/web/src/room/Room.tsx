import type { SizeCm } from '@muro/domain';
import { type ReactNode, useRef } from 'react';
import { useElementSizeLater } from '../canvas/use-element-size.ts';
import { useText } from '../state/language/text-store.ts';
import { layOut } from './lay-out.ts';
import { PieceHandle } from './PieceHandle.tsx';
import styles from './Room.module.css';
import { RoomStage, type ShownPiece } from './RoomStage.tsx';
import { RoomTools } from './RoomTools.tsx';
import { useRoomChoice } from './room-choice.ts';
import { WALL_COLOURS } from './wall-colours.ts';

interface RoomProps extends ShownPiece {
  /** Other sizes of the design, to compare and to hang beside. */
  readonly sizes?: readonly SizeCm[];
  /** The design in the other sizes that hang or are compared; a size that is missing hangs as a blank board. */
  readonly others?: readonly ShownPiece[];
  /** Further buttons of the row that lies over the room. */
  readonly tools?: ReactNode;
  /** Other controls that lie over the room. */
  readonly children?: ReactNode;
}

/** A room in centimetres that fills its container, with the piece on its wall in true size. [WALL-11, WALL-12, WALL-15] */
export function Room({ sizes = [], others = [], tools, children, ...piece }: RoomProps) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const box = useElementSizeLater(ref);
  const choice = useRoomChoice();
  const drawn = box && layOut(box, piece.product.trim, choice);
  return (
    <section
      ref={ref}
      className={styles.room}
      data-dark={WALL_COLOURS[choice.wall].isDark || choice.light === 'evening' || undefined}
      {...(drawn && { 'aria-label': t(NAMES[drawn.arrangement.room], { piece: piece.label }) })}
    >
      {drawn && (
        <>
          <RoomStage piece={piece} others={others} choice={choice} {...drawn} />
          <PieceHandle row={drawn.arrangement.row} view={drawn.view} />
        </>
      )}
      {children}
      <RoomTools sizes={sizes} pieceSize={piece.product.trim}>
        {tools}
      </RoomTools>
    </section>
  );
}

const NAMES = {
  sideboard: 'roomSideboard',
  sofa: 'roomSofa',
  desk: 'roomDesk',
  bed: 'roomBed',
  stairs: 'roomStairs',
} as const;
