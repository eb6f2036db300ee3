import type { UploadAnswer } from '@muro/api';
import {
  applyCommand,
  type Collage,
  type CollageTools,
  composePage,
  findGenerator,
  generateDocument,
  type MaterialCode,
  newCollage,
  type Photo,
  photoLayers,
  placeFrom,
  savedCollageOf,
  writeCollageXml,
} from '@muro/domain';

/** Tools that keep texts at their size, so that the result does not depend on fonts. */
const TOOLS: CollageTools = { sizeText: (data) => data, defaultTexts: { title: 'Title', subtitle: 'Subtitle' } };

export interface CollageOptions {
  readonly photos: readonly (Pick<UploadAnswer, 'id' | 'orgWidth' | 'orgHeight'> & { readonly name?: string })[];
  readonly columns?: number;
  readonly rows?: number;
  readonly material?: MaterialCode;
  readonly size?: { readonly width: number; readonly height: number };
  readonly childTemplateId?: string;
  readonly templateId?: string;
}

/** Returns the document of a collage on the generated test design, with its photos in order. */
export function collageXml(options: CollageOptions): string {
  const { collage, page } = collageOf(options);
  return writeCollageXml(savedCollageOf(collage, { page }));
}

export function collageOf(options: CollageOptions) {
  const { columns = 2, rows = 1, material = 'POSTER', size = { width: 50, height: 40 } } = options;
  const generator = findGenerator('alleven');
  if (!generator) throw new Error('alleven is missing');
  const context = { size, material, siblings: [] };
  const values = { ...generator.defaults, numberVert: columns, numberHor: rows };
  const document = generateDocument({ generator, context, values, seed: 1 });
  const ids = { templateId: options.templateId ?? 'even', childTemplateId: options.childTemplateId ?? 'even-50x40' };
  const empty = newCollage({ ...ids, size, material, generator: 'alleven', document }, TOOLS);
  const page = composePage({ document, trim: size, material });
  const photos = options.photos.map(photoOf);
  const withPhotos = applyCommand(empty, { type: 'add-photos', photos }, TOOLS);
  const slots = photoLayers(page).map(({ slot }) => slot);
  const photoIds = photos.map(({ id }) => id);
  const placements = placeFrom(slots, {}, photoIds);
  const collage: Collage = applyCommand(withPhotos, { type: 'fill-empty-slots', placements }, TOOLS);
  return { collage, page };
}

const photoOf = ({ id, orgWidth, orgHeight, name = '' }: CollageOptions['photos'][number]): Photo => ({
  id: String(id),
  name,
  type: 'COMPUTER',
  widthPx: orgWidth,
  heightPx: orgHeight,
});
