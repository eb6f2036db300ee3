import type { Drawing, Product, Rect } from '@muro/domain';
import { type ReactNode, Suspense, useRef } from 'react';
import type { SmallPictures } from '../canvas/scene.ts';
import { useElementSize } from '../canvas/use-element-size.ts';
import { useText } from '../state/language/text-store.ts';
import { DimensionLines } from './DimensionLines.tsx';
import { RoomDefs } from './decor/RoomDefs.tsx';
import { Wall } from './decor/Wall.tsx';
import { HungPiece } from './HungPiece.tsx';
import { SCENES } from './lazy-scenes.ts';
import styles from './Room.module.css';
import { hangingTop, roomForWidth } from './room-plans.ts';
import { viewOfRoom } from './room-view.ts';
import { WALL_COLOURS } from './wall-colours.ts';

interface RoomProps {
  readonly product: Product;
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Name of the piece: design, size, material. */
  readonly label: string;
  /** Controls that lie over the room. */
  readonly children?: ReactNode;
}

/** A room in centimetres that fills its container, with the piece on its wall in true size. [WALL-11, WALL-12] */
export function Room({ product, drawing, photos, label, children }: RoomProps) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const box = useElementSize(ref);
  const { trim } = product;
  const room = roomForWidth(trim.width);
  const place: Rect = { x: -trim.width / 2, y: hangingTop(room, 0, trim.height), ...trim };
  const view = box && box.widthPx > 0 && box.heightPx > 0 ? viewOfRoom(box, room, [place]) : null;
  const Scene = SCENES[room];
  return (
    <section ref={ref} className={styles.room} aria-label={t(NAMES[room], { piece: label })}>
      {view && (
        <>
          <svg className={styles.layer} viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true" focusable="false">
            <RoomDefs />
            <Wall view={view} paint={WALL_COLOURS.linen.paint} light="day" />
            <Suspense>
              <Scene light="day" hung={[place]} />
            </Suspense>
          </svg>
          <div className={styles.grain} />
          <HungPiece product={product} drawing={drawing} photos={photos} label={label} place={place} view={view} />
          <svg className={styles.layer} viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true" focusable="false">
            <DimensionLines piece={place} view={view} />
          </svg>
        </>
      )}
      {children}
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
