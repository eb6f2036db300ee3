import {
  cutsBySize,
  type LayoutPhoto,
  MAX_ADVISED,
  meanPhotoSide,
  measureLayout,
  type SizeCm,
  type TemplateDocument,
  type TemplateSize,
} from '@muro/domain';

/** Gap between photos and margin around them in a new layout, cm. */
const GUTTER = 0.5;
/** Cropped share that is hardly visible. */
const HARDLY = 0.02;
/** Mean side below which photos deserve a larger page, cm. */
const SMALL_SIDE = 8;
/** Maximum number of sizes to name. */
const MAX_NAMED = 4;

/** Advice on a size before it is chosen. */
export interface SizeAdvice {
  readonly count: number;
  /** Mean side of a photo on this size, whole cm. */
  readonly side: number;
  /** A larger size on which small photos become clearly larger, and their mean side there. */
  readonly larger: { readonly size: SizeCm; readonly side: number } | null;
  /** For a few photos: the sizes that crop almost nothing; empty for many photos. */
  readonly uncut: readonly SizeCm[];
}

/** Returns the share cropped from a few photos on each size, by size id; empty for many photos, which fit any size. */
export function cutsOf(aspects: readonly number[], sizes: readonly TemplateSize[]): ReadonlyMap<string, number> {
  if (aspects.length === 0 || aspects.length > MAX_ADVISED) return new Map();
  const cuts = cutsBySize(aspects, sizes, GUTTER);
  return new Map(sizes.map(({ id }, index) => [id, cuts[index] as number]));
}

/** Returns the advice on a size for photos; null for fewer than two photos. */
export function sizeAdvice(size: SizeCm, sizes: readonly TemplateSize[], photos: readonly LayoutPhoto[]): SizeAdvice | null {
  const count = photos.length;
  if (count < 2) return null;
  const sideOn = (page: SizeCm): number => Math.round(meanPhotoSide(page, count));
  const cuts = cutsOf(
    photos.map(({ aspect }) => aspect),
    sizes,
  );
  const largest = sizes.toSorted((a, b) => a.width * a.height - b.width * b.height);
  const largeSize = largest.find((candidate) => sideOn(candidate) >= SMALL_SIDE) ?? largest.at(-1);
  const isLarger = largeSize !== undefined && sideOn(size) < SMALL_SIDE && sideOn(largeSize) > sideOn(size);
  return {
    count,
    side: sideOn(size),
    larger: isLarger ? { size: largeSize, side: sideOn(largeSize) } : null,
    uncut: sizes
      .filter(({ id }) => (cuts.get(id) ?? 1) < HARDLY)
      .toSorted((a, b) => nearness(a, size) - nearness(b, size))
      .slice(0, MAX_NAMED),
  };
}

const nearness = (a: SizeCm, b: SizeCm): number => Math.abs(Math.log((a.width * a.height) / (b.width * b.height)));

/** Returns the largest share that a layout crops from a photo. */
export function worstCutIn({ layout }: TemplateDocument, photos: readonly LayoutPhoto[]): number {
  const rects = new Map(layout.cells.flatMap((cell) => (cell.kind === 'photo' ? [[cell.slot, cell] as const] : [])));
  const placed = photos.flatMap(({ aspect }, index) => {
    const rect = rects.get(`img${index + 1}`);
    return rect ? [{ aspect, rect }] : [];
  });
  return placed.length === 0 ? 0 : measureLayout(placed).worstCut;
}
