import type { LayoutCell, PhotoCell, ShapeCell, TextCell } from '../layouts/layout.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';

/** The named places of a design, in the order of its layout. */
export interface DesignSlots {
  readonly photos: ReadonlyMap<string, PhotoCell>;
  readonly texts: ReadonlyMap<string, TextCell>;
  readonly shapes: ReadonlyMap<string, ShapeCell>;
}

const known = new WeakMap<TemplateDocument, DesignSlots>();

export function slotsOf(document: TemplateDocument): DesignSlots {
  const slots = known.get(document) ?? readSlots(document.layout.cells);
  known.set(document, slots);
  return slots;
}

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
