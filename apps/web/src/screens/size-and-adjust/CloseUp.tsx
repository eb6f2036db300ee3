import { scaleToFit, stillView } from '@muro/domain';
import { useRef } from 'react';
import { useElementSize } from '../../canvas/use-element-size.ts';
import { classNames } from '../../controls/class-names.ts';
import { TurnableObject } from '../../object/TurnableObject.tsx';
import styles from './Stage.module.css';
import type { ShownPiece } from './shown-piece.ts';

/** Free wall around the object, for its shadow, the buttons below it and the switch of views, px. */
const FREE = { widthPx: 96, heightPx: 176 };

/** Share of the free wall that the front takes: at an angle its nearest corner reaches beyond it. */
const ANGLED = 0.9;

/** Largest scale, px per cm: a small piece is not shown above its real size on a usual screen. */
const MAX_PX_PER_CM = 38;

/** The folded object, which the user can turn; it starts at an angle that shows its thickness. [WALL-13] */
export function CloseUp({ piece }: { readonly piece: ShownPiece }) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useElementSize(ref);
  const room = box && { width: Math.max(80, box.widthPx - FREE.widthPx), height: Math.max(80, box.heightPx - FREE.heightPx) };
  return (
    <div ref={ref} className={classNames('still-wall', styles.close)}>
      {room && (
        <TurnableObject
          {...piece}
          start={stillView(piece.product)}
          pxPerCm={Math.min(MAX_PX_PER_CM, ANGLED * scaleToFit(piece.product.trim, room))}
        />
      )}
    </div>
  );
}
