import type { MaterialCode } from '../catalogue/material.ts';
import type { SizeCm, SizePx } from '../geometry/rect.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import type { Effect } from '../photo/effect.ts';
import type { PhotoType } from '../photo/photo.ts';
import type { PhotoPreference } from '../photo/photo-preference.ts';
import type { PhotoSubject } from '../photo/subject.ts';
import type { PhotoView, QuarterTurn } from '../photo/view.ts';
import type { TextData } from '../text/text-data.ts';

/** A collage as it is stored and exchanged between programs; `docs/integrate/collage-xml.md` describes its text. */
export interface SavedCollage {
  readonly templateId: string;
  /** The size's id; `CUSTOM_ID` for a custom size. */
  readonly childTemplateId: string;
  readonly size: SizeCm;
  readonly material: MaterialCode;
  readonly customSize: SavedCustomSize | null;
  /** Hash of a static design's layout; '' for a generated design, and for the design's current layout. */
  readonly layout: string;
  /** The layouts of generated designs; empty for a static design. */
  readonly documents: readonly SavedDocument[];
  /** JPEG as base64; '' if there is none. */
  readonly screenshot: string;
  readonly photos: readonly SavedPhoto[];
  /** At least one. A product has `PRODUCT_PAGES`; documents with more can be read, but saving and printing refuse them. [LOAD-06] */
  readonly pages: readonly SavedPage[];
}

export interface SavedCustomSize extends SizeCm {
  readonly materials: readonly MaterialCode[];
  readonly description: string;
}

export interface SavedDocument {
  readonly templateId: string;
  readonly childTemplateId: string;
  readonly document: TemplateDocument;
}

/** A stored version of a photo; sizes are of the upright picture. `src` is '' if no address is needed. */
export interface SavedVersion extends SizePx {
  readonly src: string;
}

/** A stored photo. Only the id is required; the photo store fills in the rest. [LOAD-01] */
export interface SavedPhoto {
  /** Digits. */
  readonly id: string;
  readonly type: PhotoType;
  /** The client's own key of the file; '' if unknown. [PENT-08] */
  readonly unique: string;
  readonly suggestedRotation: QuarterTurn;
  readonly name: string;
  /** The copy for display. */
  readonly web: SavedVersion | null;
  /** The original. */
  readonly full: SavedVersion | null;
  /** The subject in the photo; absent if unknown. */
  readonly subject?: PhotoSubject;
}

export interface SavedPage {
  readonly templateId: string;
  readonly childTemplateId: string;
  /** '#rrggbb'; written as photobordercolor. [LOAD-07] */
  readonly photoBackgroundColor: string;
  /** Written as photoborderautomaticcolor. [LOAD-07] */
  readonly photoBorderColorAutomatic: boolean;
  /** At most one per slot. */
  readonly items: readonly SavedItem[];
}

export interface SavedFill extends PhotoPreference {
  readonly photoId: string;
  readonly view: PhotoView;
  readonly effect: Effect;
}

/** The contents of one slot. */
export type SavedItem =
  | { readonly kind: 'photo'; readonly slot: string; readonly dpi: number; readonly fill: SavedFill | null; readonly text: TextData | null }
  | { readonly kind: 'text'; readonly slot: string; readonly text: TextData }
  | { readonly kind: 'shape'; readonly slot: string; readonly color: string }
  | { readonly kind: 'clip'; readonly slot: string };

/** Pages of every print product: one sheet, or the panels cut from it. */
export const PRODUCT_PAGES = 1;

/** The resolution of an empty slot. [CXML-11] [LAYER-04] */
export const NO_DPI = -1;

/** Version of the page data; other versions are refused. [CXML-06] */
export const USERDATA_VERSION = '2';
