import { productOf, type SizeCm } from '@muro/domain';
import { type ReactNode, Suspense, useRef } from 'react';
import { useElementSize } from '../canvas/use-element-size.ts';
import { boxPx } from './box-px.ts';
import { RoomDefs } from './decor/RoomDefs.tsx';
import { Wall } from './decor/Wall.tsx';
import { type DrawnRoom, layOut } from './lay-out.ts';
import { SCENES } from './lazy-scenes.ts';
import { pieceShadow } from './piece-shadow.ts';
import { viewBoxOf } from './plans/room-view.ts';
import styles from './Room.module.css';
import { USUAL_ROOM } from './room-choice.ts';
import { WALL_COLOURS } from './wall-colours.ts';

interface RoomPreviewProps {
  readonly size: SizeCm;
  /** Picture of the piece; it fills its place on the wall. */
  readonly children: ReactNode;
}

/** A room that fills its container, with a picture on its wall in true size: decoration of a card, without controls. [WALL-08] */
export function RoomPreview({ size, children }: RoomPreviewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useElementSize(ref);
  const drawn = box && layOut(box, size, USUAL_ROOM);
  return (
    <div ref={ref} className={styles.room} aria-hidden="true">
      {drawn && <PreviewedRoom {...drawn} size={size} picture={children} />}
    </div>
  );
}

function PreviewedRoom({ arrangement, view, size, picture }: DrawnRoom & { size: SizeCm; picture: ReactNode }) {
  const { room, row } = arrangement;
  const Scene = SCENES[room];
  return (
    <>
      <svg className={styles.layer} viewBox={viewBoxOf(view)} aria-hidden="true" focusable="false">
        <RoomDefs />
        <Wall view={view} paint={WALL_COLOURS.linen.paint} light="day" />
        <Suspense>
          <Scene light="day" pieces={row} />
        </Suspense>
      </svg>
      {row.map((place) => (
        <div
          key={place.x}
          className={styles.previewed}
          style={{ ...boxPx(place, view), boxShadow: pieceShadow(productOf(size, 'CANVAS2CM'), view.pxPerCm) }}
        >
          {picture}
        </div>
      ))}
    </>
  );
}
