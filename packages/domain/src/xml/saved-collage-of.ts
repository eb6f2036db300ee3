import { CUSTOM_ID } from '../catalogue/custom-size.ts';
import type { TemplateSize } from '../catalogue/template.ts';
import type { Collage, Fill } from '../collage/collage.ts';
import type { Layer, Page, PhotoLayer } from '../page/page.ts';
import { shownDpi } from '../photo/crop.ts';
import type { Photo } from '../photo/photo.ts';
import { pickPreference } from '../photo/photo-preference.ts';
import { NO_DPI, type SavedCollage, type SavedItem, type SavedPhoto } from './saved-collage.ts';

/** Data of the photo store about a photo. */
export type SavedPhotoFile = Partial<Pick<SavedPhoto, 'unique' | 'suggestedRotation' | 'web' | 'full'>>;

export interface SaveTools {
  /** The composed page of the collage's design: its slots in painting order. */
  readonly page: Page;
  /** Printed resolution of a filled slot; computed from the page by default. */
  readonly dpiOf?: (slot: string) => number;
  /** Stored files by photo id. */
  readonly photoFiles?: Readonly<Record<string, SavedPhotoFile>>;
  /** Screenshot, JPEG as base64. */
  readonly screenshot?: string;
  /** The server's data about a custom size. */
  readonly customSize?: Pick<TemplateSize, 'materials' | 'description'> | null;
}

/** Converts a collage to its saved value: parked contents are dropped, unplaced photos are kept. */
export function savedCollageOf(collage: Collage, tools: SaveTools): SavedCollage {
  const { templateId, childTemplateId, size, material, generator, document } = collage.design;
  const { materials = [], description = '' } = tools.customSize ?? {};
  return {
    templateId,
    childTemplateId,
    size,
    material,
    customSize: childTemplateId === CUSTOM_ID ? { ...size, materials, description } : null,
    layout: generator === '' ? document.hash : '',
    documents: generator === '' ? [] : [{ templateId, childTemplateId, document }],
    screenshot: tools.screenshot ?? '',
    photos: collage.photos.map((photo) => savedPhoto(photo, tools.photoFiles?.[photo.id] ?? {})),
    pages: [
      {
        templateId,
        childTemplateId,
        photoBackgroundColor: collage.photoBackgroundColor,
        photoBorderColorAutomatic: collage.photoBorderColorAutomatic,
        items: tools.page.layers.flatMap((layer) => itemsOf(layer, collage, tools)),
      },
    ],
  };
}

function savedPhoto({ id, type, name, widthPx, heightPx, subject }: Photo, file: SavedPhotoFile): SavedPhoto {
  const { unique = '', suggestedRotation = 0, web = null, full = { src: '', widthPx, heightPx } } = file;
  return { id, type, unique, suggestedRotation, name, web, full, ...(subject && { subject }) };
}

function itemsOf(layer: Layer, collage: Collage, tools: SaveTools): readonly SavedItem[] {
  if (layer.kind === 'photo') {
    const clip: readonly SavedItem[] = layer.clip ? [{ kind: 'clip', slot: layer.slot }] : [];
    return [photoItem(layer, collage, tools), ...clip];
  }
  if (layer.kind === 'text') {
    const text = Object.hasOwn(collage.texts, layer.slot) ? collage.texts[layer.slot] : undefined;
    return text ? [{ kind: 'text', slot: layer.slot, text }] : [];
  }
  if (layer.kind !== 'shape') return [];
  const color = Object.hasOwn(collage.shapeColors, layer.slot) ? collage.shapeColors[layer.slot] : undefined;
  return color === undefined ? [] : [{ kind: 'shape', slot: layer.slot, color }];
}

function photoItem(layer: PhotoLayer, collage: Collage, tools: SaveTools): SavedItem {
  const { slot } = layer;
  const fill = Object.hasOwn(collage.fills, slot) ? collage.fills[slot] : undefined;
  if (!fill) return { kind: 'photo', slot, dpi: NO_DPI, fill: null, text: null };
  const { photoId, view, effect, text } = fill;
  const dpi = tools.dpiOf ? tools.dpiOf(slot) : pageDpi(layer, fill, collage.photos);
  return { kind: 'photo', slot, dpi: Math.round(dpi), fill: { photoId, view, effect, ...pickPreference(fill) }, text };
}

function pageDpi(layer: PhotoLayer, { photoId, view }: Fill, photos: readonly Photo[]): number {
  const photo = photos.find(({ id }) => id === photoId);
  return photo ? shownDpi(photo, layer, view) : NO_DPI;
}
