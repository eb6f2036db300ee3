import {
  type Collage,
  type Drawing,
  designPage,
  drawPage,
  type Fill,
  findGenerator,
  generateDocument,
  type MaterialCode,
  newCollage,
  type Page,
  type Product,
  productOf,
  type SizeCm,
  type TemplateDocument,
  WHOLE_VIEW,
} from '@muro/domain';
import type { SmallPictures } from '../../src/canvas/scene.ts';
import { PLAIN_TOOLS } from '../row-collage.ts';

/** A collage of photos in two columns and rows that reach over the edge, and everything that shows and prints it. */
export interface ObjectSheet {
  readonly product: Product;
  readonly page: Page;
  readonly collage: Collage;
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
}

export interface SheetOptions {
  readonly size: SizeCm;
  readonly material: MaterialCode;
  /** Code of the content of a canvas's sides. */
  readonly wrap?: number;
  readonly background?: string;
}

/** Makes the collage with these photos, one per place; places without a photo stay empty. */
export function objectSheet({ size, material, wrap, background }: SheetOptions, pictures: readonly ImageBitmap[]): ObjectSheet {
  const generator = findGenerator('alleven');
  if (!generator) throw new Error('Expected the generator alleven but found none');
  const values = { ...generator.defaults, numberVert: 2, numberHor: 2, borderCM: 0.6, marginCM: 0, ...(wrap !== undefined && { wrap }) };
  const document = generateDocument({ generator, context: { size, material, siblings: [] }, values });
  const design = { templateId: '1', childTemplateId: '11', size, material, generator: 'alleven', document };
  const photos = pictures.map(({ width, height }, index) => ({
    ...{ id: String(index + 1), name: `${index + 1}.jpg`, type: 'COMPUTER' as const },
    ...{ widthPx: width, heightPx: height },
  }));
  const fills = photos.map(({ id }, index): [string, Fill] => [
    `img${index + 1}`,
    { photoId: id, view: WHOLE_VIEW, effect: '', text: null },
  ]);
  const collage: Collage = {
    ...newCollage(design, PLAIN_TOOLS),
    photos,
    fills: Object.fromEntries(fills),
    ...(background && { shapeColors: { [backgroundSlot(document)]: background } }),
  };
  const page = designPage(design);
  const drawing = drawPage(page, collage, { shaper: null, emptySlotColor: null });
  return { product: productOf(size, material), page, collage, drawing, photos: picturesFrom(pictures) };
}

/** Name of the shape behind the photos, which depends on the material. */
function backgroundSlot({ layout }: TemplateDocument): string {
  const shape = layout.cells.find(({ kind }) => kind === 'shape');
  if (shape?.kind !== 'shape') throw new Error('Expected a layout with a background but found none');
  return shape.slot;
}

function picturesFrom(pictures: readonly ImageBitmap[]): SmallPictures {
  return {
    load: (ref, { widthPx, heightPx }) => {
      const picture = pictures[ref.kind === 'photo' ? Number(ref.id) - 1 : -1];
      if (!picture) return Promise.resolve(null);
      const scale = Math.min(1, Math.max(widthPx / picture.width, heightPx / picture.height));
      return createImageBitmap(picture, {
        resizeWidth: Math.ceil(picture.width * scale),
        resizeHeight: Math.ceil(picture.height * scale),
        resizeQuality: 'medium',
      });
    },
    canLoad: () => true,
    nameOf: (ref) => (ref.kind === 'photo' ? ref.id : ref.source),
    onRenewed: () => () => undefined,
    placeholderFor: () => null,
  };
}
