import {
  applyCommand,
  composePage,
  type Drawing,
  drawPage,
  FIT_OUTLINE,
  fit,
  generateDocument,
  newCollage,
  type Photo,
  type PhotoSubject,
} from '@muro/domain';
import type { PhotoIds } from './page-with-everything.ts';

const SIZE = { width: 20, height: 16 };
const COUNT = 12;
const TOOLS = { sizeText: <Data>(data: Data) => data, defaultTexts: { title: '', subtitle: '' } };

/** Builds a page with photos inside a heart, laid out by their subjects. Most cells end at a curve; the cells in the notch end at two. */
export function heartPage({ landscape, portrait, turned }: PhotoIds): Drawing {
  const files: readonly Pick<Photo, 'id' | 'widthPx' | 'heightPx'>[] = [
    { id: landscape, widthPx: 900, heightPx: 600 },
    { id: portrait, widthPx: 600, heightPx: 800 },
    { id: turned, widthPx: 750, heightPx: 500 },
  ];
  const placed = Array.from({ length: COUNT }, (_, index) => files[index % files.length] as (typeof files)[number]);
  const photos = placed.map(({ widthPx, heightPx }) => ({ aspect: widthPx / heightPx }));
  const context = { size: SIZE, material: 'POSTER', siblings: [], photos } as const;
  const values = { ...fit.defaults, photos: COUNT, outline: FIT_OUTLINE.OUTLINE_HEART, borderCM: 0.2 };
  const document = generateDocument({ generator: fit, context, values });
  const design = { templateId: '1', childTemplateId: '11', size: SIZE, material: 'POSTER', generator: 'fit', document } as const;
  const subject: PhotoSubject = { x: 0.3, y: 0.6, faces: [] };
  const photosWithSubject = files.map((file): Photo => ({ ...file, name: file.id, type: 'COMPUTER', subject }));
  const placements = Object.fromEntries(placed.map(({ id }, index) => [`img${index + 1}`, id]));
  const collage = [
    { type: 'add-photos', photos: photosWithSubject } as const,
    { type: 'place-photos', placements } as const,
    { type: 'set-background', color: '#e9e2d4' } as const,
  ].reduce((current, command) => applyCommand(current, command, TOOLS), newCollage(design, TOOLS));
  const page = composePage({ document, trim: SIZE, material: 'POSTER' });
  return drawPage(page, collage, { shaper: null, emptySlotColor: null });
}
