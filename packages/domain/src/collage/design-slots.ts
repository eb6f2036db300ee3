import type { LayoutCell, PhotoCell, ShapeCell, TextCell } from '../layouts/shared/layout.ts';
import { scaleLayout } from '../page/scale-layout.ts';
import { memoize } from '../units/memoize.ts';
import type { Design } from './collage.ts';

/** The named slots of a design at their size on the page, in the order of its layout. */
export interface DesignSlots {
  readonly photos: ReadonlyMap<string, PhotoCell>;
  readonly texts: ReadonlyMap<string, TextCell>;
  readonly shapes: ReadonlyMap<string, ShapeCell>;
}

/** Slots of a design. A static layout is scaled to the chosen size, so that texts are fitted into their real boxes. */
export const slotsOf: (design: Design) => DesignSlots = memoize(({ document, size }) =>
  readSlots(scaleLayout(document.layout, size).cells),
);

function readSlots(cells: readonly LayoutCell[]): DesignSlots {
  const photos = new Map<string, PhotoCell>();
  const texts = new Map<string, TextCell>();
  const shapes = new Map<string, ShapeCell>();
  for (const cell of cells) {
    if (cell.kind === 'photo') photos.set(cell.slot, cell);
    else if (cell.kind === 'text') texts.set(cell.slot, cell);
    else if (cell.kind === 'shape') shapes.set(cell.slot, cell);
  }
  return { photos, texts, shapes };
}
