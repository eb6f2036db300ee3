import {
  type ClipCell,
  composePage,
  findGenerator,
  generateDocument,
  type LayoutCell,
  type MaterialCode,
  type Page,
  type Path,
  type PhotoBorder,
  type PhotoCell,
  type PhotoView,
  photoLayers,
  type Rect,
  type SizeCm,
  type TemplateDocument,
  union,
} from '@muro/domain';

/** A page with adjoining photos. `covered` is the area (cm) that photos must cover completely. */
export interface SeamPage {
  readonly page: Page;
  readonly covered: Rect;
  /** View of each photo by its index in the page. */
  readonly look?: (index: number) => Partial<PhotoView>;
}

/** Generates a page of a design without gaps between its photos. */
export function generatedPage(name: string, [width, height]: readonly [number, number], material: MaterialCode = 'POSTER'): SeamPage {
  const generator = findGenerator(name);
  if (!generator) throw new RangeError(`Expected the name of a generator but received ${name}`);
  const context = { size: { width, height }, material, siblings: [] };
  const values = { ...generator.defaults, borderCM: 0, numberVert: 3, numberHor: 3, hasText: 0 };
  const page = composePage({ document: generateDocument({ generator, context, values, seed: 5 }), trim: context.size, material });
  const frames = photoLayers(page).map(({ frame }) => frame);
  // On canvas the blocked corners stay white.
  return { page, covered: page.blockedCorners.length > 0 ? { x: 0, y: 0, width, height } : frames.reduce(union) };
}

/** Builds the page of a drawn design. */
export function drawnPage(size: SizeCm, cells: readonly LayoutCell[], border: PhotoBorder | null = null): Page {
  const document: TemplateDocument = {
    designer: '',
    design: 'simple',
    screenDpcm: 40,
    material: '',
    hasCustomSizes: false,
    vals: {},
    resources: [],
    layout: { size, cells, photoBorder: border },
    hash: '',
  };
  return composePage({ document, trim: size, material: 'POSTER' });
}

export function cellAt(slot: string, [x, y, width, height]: readonly [number, number, number, number], tiltDeg = 0): PhotoCell {
  return { kind: 'photo', slot, x, y, width, height, tiltDeg, printMargin: 0, cornerRadius: 0, allowsText: false };
}

/** Builds a mask of 10 x 10 units over the cell of the same slot. */
export function maskAt({ slot, x, y, width, height }: PhotoCell, outline: Path): ClipCell {
  return { kind: 'clip', slot, x, y, width, height, state: true, viewportWidth: 10, viewportHeight: 10, path: '', outline };
}
