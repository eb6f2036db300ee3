import type { SizeCm } from '@muro/domain';
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../../state/window/lazy-part.ts';
import styles from './DesignCard.module.css';

const RoomPreview = lazy(() => lazyPart(() => import('../../room/RoomPreview.tsx')).then((file) => ({ default: file.RoomPreview })));

interface CardRoomProps {
  readonly size: SizeCm;
  /** The element of the card, which holds its picture. */
  readonly card: RefObject<HTMLElement | null>;
}

/** The piece of a card in a room, at true scale, in place of its wall; a decoration. [WALL-08] */
export function CardRoom({ size, card }: CardRoomProps) {
  return (
    <Suspense>
      <div className={styles.roomPreview} aria-hidden="true">
        <RoomPreview size={size}>
          <PictureCopy card={card} />
        </RoomPreview>
      </div>
    </Suspense>
  );
}

/** A copy of the picture that the card shows, as soon as it has loaded. */
function PictureCopy({ card }: Pick<CardRoomProps, 'card'>) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const source = card.current?.querySelector<HTMLImageElement | HTMLCanvasElement>('.design-stage :is(img, canvas)');
    const context = ref.current?.getContext('2d');
    if (!source || !context) return;
    const draw = (): void => {
      const [width, height] =
        source instanceof HTMLImageElement ? [source.naturalWidth, source.naturalHeight] : [source.width, source.height];
      Object.assign(context.canvas, { width, height });
      if (width > 0) context.drawImage(source, 0, 0);
    };
    draw();
    source.addEventListener('load', draw);
    return () => source.removeEventListener('load', draw);
  }, [card]);
  return <canvas ref={ref} className={styles.copy} />;
}
