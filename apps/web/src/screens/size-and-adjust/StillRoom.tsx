import { scaleToFit } from '@muro/domain';
import { useRef } from 'react';
import { PreviewCanvas } from '../../canvas/PreviewCanvas.tsx';
import { useElementSizeLater } from '../../canvas/use-element-size.ts';
import '../../styles/wall.css';
import type { ShownPiece } from './shown-piece.ts';

/** Share of the wall that the piece takes in each direction, at most. */
const SHARE = { width: 0.45, height: 0.5 };

/** A plain wall: alone until the layout is ready, or with the piece until its close-up has loaded. */
export function StillRoom({ piece }: { readonly piece?: ShownPiece }) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useElementSizeLater(ref);
  const trim = piece?.product.trim;
  const pxPerCm = box && trim ? scaleToFit(trim, { width: box.widthPx * SHARE.width, height: box.heightPx * SHARE.height }) : 0;
  return (
    <div ref={ref} className="still-wall" aria-busy={!piece}>
      <div className="wall-grain" />
      {piece && pxPerCm > 0 && (
        <PreviewCanvas drawing={piece.drawing} trim={piece.product.trim} pxPerCm={pxPerCm} photos={piece.photos} label={piece.label} />
      )}
    </div>
  );
}
