import type { MaterialCode } from '../src/catalogue/material.ts';
import type { Collage, Design } from '../src/collage/collage.ts';
import type { CollageTools } from '../src/collage/collage-tools.ts';
import type { SizeCm } from '../src/geometry/rect.ts';
import { findGenerator } from '../src/layouts/registry.ts';
import type { GeneratorValues } from '../src/layouts/shared/generator.ts';
import type { LayoutCell, PhotoBorder, PhotoCell } from '../src/layouts/shared/layout.ts';
import type { TemplateDocument } from '../src/layouts/template-document.ts';
import { composePage } from '../src/page/compose-page.ts';
import type { Page } from '../src/page/page.ts';
import type { Photo } from '../src/photo/photo.ts';
import { WHOLE_VIEW } from '../src/photo/view.ts';
import { sizeText } from '../src/text/fit-text.ts';
import type { TextShaper } from '../src/text/shaper.ts';
import { DEFAULT_SUBTITLE, DEFAULT_TITLE } from '../src/text/text-defaults.ts';
import { contextOf, documentOf } from './layout-rules.ts';

export const SMALL_BORDER: PhotoBorder = { type: 'modern', margins: [0.4, 0.4, 1.2, 0.4], card: 0.4, glow: 0.15, shadow: 0.3 };

export function photoCellAt(slot: string, x: number, y: number, width: number, height: number, more: Partial<PhotoCell> = {}): PhotoCell {
  return { kind: 'photo', slot, x, y, width, height, tiltDeg: 0, printMargin: 0, cornerRadius: 0, allowsText: true, ...more };
}

/** A static design with these cells. */
export function staticDocument(size: SizeCm, cells: readonly LayoutCell[], photoBorder: PhotoBorder | null = null): TemplateDocument {
  return {
    designer: '',
    design: 'simple',
    screenDpcm: 40,
    material: '',
    hasCustomSizes: false,
    vals: {},
    resources: [{ id: 'r1', type: 'image', source: '/art/frame.png' }],
    layout: { size, cells, photoBorder },
    hash: '',
  };
}

export function pageWith(
  cells: readonly LayoutCell[],
  { size = { width: 50, height: 40 }, material = '' as MaterialCode, border = null as PhotoBorder | null } = {},
): Page {
  return composePage({ document: staticDocument(size, cells, border), trim: size, material });
}

export interface DesignChoice {
  readonly generator?: string;
  readonly size?: readonly [width: number, height: number];
  readonly material?: MaterialCode;
  readonly values?: GeneratorValues;
  readonly seed?: number;
}

export function designOf({
  generator: name = 'alleven',
  size = [50, 40],
  material = '',
  values = {},
  seed = 1,
}: DesignChoice = {}): Design {
  const generator = findGenerator(name);
  if (!generator) throw new RangeError(`Expected the name of a generator but received ${name}`);
  const [width, height] = size;
  return {
    templateId: '1',
    childTemplateId: `${width}x${height}`,
    size: { width, height },
    material,
    generator: name,
    document: documentOf(generator, contextOf(width, height, material), values, seed),
  };
}

export function staticDesign(document: TemplateDocument): Design {
  const { size } = document.layout;
  return { templateId: '2', childTemplateId: 'static', size, material: '', generator: '', document };
}

export function pageOf({ document, size, material }: Design): Page {
  return composePage({ document, trim: size, material });
}

/** Photos p1 … pN, landscape 3:2 unless `size` is given. */
export function photosNamed(count: number, size = { widthPx: 3000, heightPx: 2000 }): readonly Photo[] {
  return Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, name: `${index + 1}.jpg`, type: 'COMPUTER', ...size }));
}

/** The collage with its first slots filled with these photos, in order. */
export function filled(collage: Collage, photos: readonly Photo[], slots: readonly string[]): Collage {
  const fills = slots.map((slot, index) => [
    slot,
    { photoId: photos[index % photos.length]?.id ?? '', view: WHOLE_VIEW, effect: '', text: null },
  ]);
  return { ...collage, photos, fills: Object.fromEntries(fills) };
}

export function toolsWith(shaper: TextShaper): CollageTools {
  return { sizeText: (data, box) => sizeText(shaper, data, box), defaultTexts: { title: DEFAULT_TITLE, subtitle: DEFAULT_SUBTITLE } };
}
