import {
  cutsOnSizes,
  type LayoutPhoto,
  MOST_ADVISED,
  meanPhotoSide,
  measureLayout,
  type SizeCm,
  type TemplateDocument,
  type TemplateSize,
} from '@muro/domain';

/** Between photos and round them in a new layout, cm. */
const GUTTER = 0.5;
/** Less cut off is hardly seen. */
const HARDLY = 0.02;
/** Photos whose mean side is shorter are worth a larger page, cm. */
const SMALL_SIDE = 8;
/** Sizes that are named at most. */
const MOST_NAMED = 4;

/** Advice on a size before it is chosen. */
export interface SizeAdvice {
  readonly count: number;
  /** Mean side of a photo on this size, whole cm. */
  readonly side: number;
  /** A larger size on which small photos become clearly larger, and their side there. */
  readonly larger: { readonly size: SizeCm; readonly side: number } | null;
  /** For a few photos: the sizes on which hardly anything is cut; empty for many. */
  readonly uncut: readonly SizeCm[];
}

/** Share that is cut off a few photos on each size, by its id; empty for many photos, which fit any size. */
export function cutsOf(aspects: readonly number[], sizes: readonly TemplateSize[]): ReadonlyMap<string, number> {
  if (aspects.length === 0 || aspects.length > MOST_ADVISED) return new Map();
  const cuts = cutsOnSizes(aspects, sizes, GUTTER);
  return new Map(sizes.map(({ id }, at) => [id, cuts[at] as number]));
}

/** Returns the advice on a size for photos; null for fewer than two photos, of which there is nothing to say. */
export function sizeAdvice(size: SizeCm, sizes: readonly TemplateSize[], photos: readonly LayoutPhoto[]): SizeAdvice | null {
  const count = photos.length;
  if (count < 2) return null;
  const sideOn = (page: SizeCm): number => Math.round(meanPhotoSide(page, count));
  const cuts = cutsOf(
    photos.map(({ aspect }) => aspect),
    sizes,
  );
  const largest = sizes.toSorted((a, b) => a.width * a.height - b.width * b.height);
  const roomy = largest.find((each) => sideOn(each) >= SMALL_SIDE) ?? largest.at(-1);
  const isLarger = roomy !== undefined && sideOn(size) < SMALL_SIDE && sideOn(roomy) > sideOn(size);
  return {
    count,
    side: sideOn(size),
    larger: isLarger ? { size: roomy, side: sideOn(roomy) } : null,
    uncut: sizes
      .filter(({ id }) => (cuts.get(id) ?? 1) < HARDLY)
      .toSorted((a, b) => nearness(a, size) - nearness(b, size))
      .slice(0, MOST_NAMED),
  };
}

const nearness = (a: SizeCm, b: SizeCm): number => Math.abs(Math.log((a.width * a.height) / (b.width * b.height)));

/** Share that a layout cuts off the photo that it cuts most. */
export function worstCutIn({ layout }: TemplateDocument, photos: readonly LayoutPhoto[]): number {
  const rects = new Map(layout.cells.flatMap((cell) => (cell.kind === 'photo' ? [[cell.slot, cell] as const] : [])));
  const placed = photos.flatMap(({ aspect }, at) => {
    const rect = rects.get(`img${at + 1}`);
    return rect ? [{ aspect, rect }] : [];
  });
  return placed.length === 0 ? 0 : measureLayout(placed).worstCut;
}
