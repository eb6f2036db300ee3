import type { Rect, SizeCm } from '@muro/domain';
import { type ReactNode, useRef } from 'react';
import { type ElementSize, useElementSize } from '../canvas/use-element-size.ts';
import { useText } from '../state/language/text-store.ts';
import { type Arrangement, arrange } from './arrangement.ts';
import { PieceGrip } from './PieceGrip.tsx';
import styles from './Room.module.css';
import { RoomStage, type ShownPiece } from './RoomStage.tsx';
import { RoomTools } from './RoomTools.tsx';
import { type RoomChoice, useRoomChoice } from './room-choice.ts';
import { isNarrowBox, type RoomView, viewOfRoom } from './room-view.ts';
import { WALL_COLOURS } from './wall-colours.ts';

interface RoomProps extends ShownPiece {
  /** Other sizes of the design, to compare and to hang beside. */
  readonly sizes?: readonly SizeCm[];
  /** Further buttons of the row that lies over the room. */
  readonly tools?: ReactNode;
  /** Other controls that lie over the room. */
  readonly children?: ReactNode;
}

/** A room in centimetres that fills its container, with the piece on its wall in true size. [WALL-11, WALL-12, WALL-15] */
export function Room({ sizes = [], tools, children, ...piece }: RoomProps) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const box = useElementSize(ref);
  const choice = useRoomChoice();
  const drawn = box && box.widthPx > 0 && box.heightPx > 0 ? layOut(box, piece.product.trim, choice) : null;
  return (
    <section
      ref={ref}
      className={styles.room}
      data-dark={WALL_COLOURS[choice.wall].isDark || choice.light === 'evening' || undefined}
      {...(drawn && { 'aria-label': t(NAMES[drawn.arrangement.room], { piece: piece.label }) })}
    >
      {drawn && (
        <>
          <RoomStage piece={piece} choice={choice} {...drawn} />
          <PieceGrip row={drawn.arrangement.row} view={drawn.view} />
        </>
      )}
      {children}
      <RoomTools sizes={sizes} own={piece.product.trim}>
        {tools}
      </RoomTools>
    </section>
  );
}

interface DrawnRoom {
  readonly arrangement: Arrangement;
  readonly view: RoomView;
}

/** Arranges the pieces and chooses the part of the wall that shows them; moving them along the wall does not change it. */
export function layOut(box: ElementSize, size: SizeCm, choice: RoomChoice): DrawnRoom {
  const arrangement = arrange(size, choice, isNarrowBox(box));
  const { room, row, outlines, person } = arrangement;
  const shown = [...row, ...outlines, ...(person ? [headOf(person)] : [])].map((each) => ({ ...each, x: each.x - choice.offset }));
  return { arrangement, view: viewOfRoom(box, room, shown) };
}

/** The head of a person with the text over it: the part that has to be visible. */
function headOf(person: Rect): Rect {
  return { ...person, y: person.y - 4, height: 30 };
}

const NAMES = {
  sideboard: 'roomSideboard',
  sofa: 'roomSofa',
  desk: 'roomDesk',
  bed: 'roomBed',
  stairs: 'roomStairs',
} as const;
