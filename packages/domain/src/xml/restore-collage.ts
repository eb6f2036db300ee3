import type { Collage, Design, Fill } from '../collage/collage.ts';
import { shrinkSubtitle } from '../collage/slot-texts.ts';
import type { LayoutCell } from '../layouts/shared/layout.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import { scaleLayout } from '../page/scale-layout.ts';
import type { Photo } from '../photo/photo.ts';
import type { TextData } from '../text/text-data.ts';
import { atFontSize, fontSizeFor, UNFITTED } from '../text/text-defaults.ts';
import type { SavedCollage, SavedItem, SavedPhoto } from './saved-collage.ts';

/**
 * The design of a saved collage.
 *
 * @param staticDocument  the catalogue's layout of a static design; the layout of a generated one is in the collage
 * @returns null if there is neither
 */
export function savedDesign(saved: SavedCollage, staticDocument: TemplateDocument | null = null): Design | null {
  const { templateId, childTemplateId, size, material, documents } = saved;
  const entry =
    documents.find((candidate) => candidate.templateId === templateId && candidate.childTemplateId === childTemplateId) ?? documents[0];
  const document = entry?.document ?? staticDocument;
  if (!document) return null;
  return { templateId, childTemplateId, size, material, generator: entry ? document.design : '', document };
}

/**
 * Restores a saved collage on its design. Slots that the layout lacks are dropped, also fills with unknown photos and photos of unknown
 * size. Only the first page is used.
 *
 * @see [LAYER-05] [LOAD-06] [GXML-09]
 */
export function restoreCollage(saved: SavedCollage, design: Design): Collage {
  const { photoBackgroundColor = '#000000', photoBorderColorAutomatic = false, items = [] } = saved.pages[0] ?? {};
  const { cells } = scaleLayout(design.document.layout, design.size);
  const photos = saved.photos.flatMap(restoredPhoto);
  const ids = new Set(photos.map(({ id }) => id));
  return {
    design,
    photos,
    fills: Object.fromEntries(items.flatMap((item) => restoredFill(item, cells, ids))),
    texts: restoredTexts(items, cells),
    shapeColors: Object.fromEntries(items.flatMap((item) => restoredColor(item, cells))),
    photoBackgroundColor,
    photoBorderColorAutomatic,
    parked: { fills: {}, texts: {} },
  };
}

function restoredPhoto({ id, name, type, full, web, subject }: SavedPhoto): readonly Photo[] {
  const version = full ?? web;
  return version ? [{ id, name, type, widthPx: version.widthPx, heightPx: version.heightPx, ...(subject && { subject }) }] : [];
}

function restoredFill(item: SavedItem, cells: readonly LayoutCell[], ids: ReadonlySet<string>): readonly (readonly [string, Fill])[] {
  if (item.kind !== 'photo' || !item.fill || !ids.has(item.fill.photoId)) return [];
  const cell = cells.find((candidate) => candidate.kind === 'photo' && candidate.slot === item.slot);
  if (!cell) return [];
  return [[item.slot, { ...item.fill, text: item.text ? sized(item.text, cell) : null }]];
}

/** Restores texts; a subtitle without a valid size becomes smaller than its title. */
function restoredTexts(items: readonly SavedItem[], cells: readonly LayoutCell[]): Collage['texts'] {
  const texts = Object.fromEntries(items.flatMap((item) => restoredText(item, cells)));
  const unsized = items.filter((item) => item.kind === 'text' && item.text.fontSize === UNFITTED).map(({ slot }) => slot);
  const boxes = new Map(cells.flatMap((cell) => (cell.kind === 'text' && unsized.includes(cell.slot) ? [[cell.slot, cell] as const] : [])));
  return shrinkSubtitle(texts, boxes, { sizeText: (data) => atFontSize(data, data.fontSize) });
}

function restoredText(item: SavedItem, cells: readonly LayoutCell[]): readonly (readonly [string, TextData])[] {
  if (item.kind !== 'text') return [];
  const cell = cells.find((candidate) => candidate.kind === 'text' && candidate.slot === item.slot);
  return cell ? [[item.slot, sized(item.text, cell)]] : [];
}

/** Gives a text without a valid size the size for its box. [TDATA-14] */
function sized(text: TextData, cell: LayoutCell): TextData {
  return text.fontSize === UNFITTED ? atFontSize(text, fontSizeFor(cell)) : text;
}

/** Restores the colour of a shape: overlayshape0 and overlayshape1 are one slot, named by the material. [GXML-09] */
function restoredColor(item: SavedItem, cells: readonly LayoutCell[]): readonly (readonly [string, string])[] {
  if (item.kind !== 'shape') return [];
  const shapes = cells.filter((cell) => cell.kind === 'shape');
  const cell = shapes.find(({ slot }) => slot === item.slot) ?? shapes[0];
  return cell ? [[cell.slot, item.color]] : [];
}
