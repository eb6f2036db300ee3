import type { MaterialCode } from '../catalogue/material.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import type { Effect } from '../photo/effect.ts';
import type { Photo } from '../photo/photo.ts';
import type { PhotoPreference } from '../photo/photo-preference.ts';
import type { PhotoView } from '../photo/view.ts';
import type { TextData } from '../text/text-data.ts';

/** The design of a collage: its template, size, material and layout. */
export interface Design {
  readonly templateId: string;
  /** The size's id; `CUSTOM_ID` for a custom size. */
  readonly childTemplateId: string;
  readonly size: SizeCm;
  readonly material: MaterialCode;
  /** The generator's name, '' for a static design. */
  readonly generator: string;
  readonly document: TemplateDocument;
}

/** A photo in a slot, with its settings there. */
export interface Fill extends PhotoPreference {
  readonly photoId: string;
  readonly view: PhotoView;
  /** '' for none. [FX-07] */
  readonly effect: Effect;
  /** Text on the photo. */
  readonly text: TextData | null;
}

/** The buyer's work, as plain values: equal content is an equal collage, and past states can be kept. */
export interface Collage {
  readonly design: Design;
  /** Every photo of the collage, placed or only in the tray, oldest first; ids are unique. */
  readonly photos: readonly Photo[];
  /** Fills keyed by photo slot; an empty slot has no entry. */
  readonly fills: Readonly<Record<string, Fill>>;
  /** Texts keyed by text slot (txt1, txt2). */
  readonly texts: Readonly<Record<string, TextData>>;
  /** Colours chosen for shape slots (overlayshape0/1), '#rrggbb'. */
  readonly shapeColors: Readonly<Record<string, string>>;
  /** Colour behind the photos, '#rrggbb'. [HOLDER-02] */
  readonly photoBackgroundColor: string;
  readonly photoBorderColorAutomatic: boolean;
  /** Contents of slots that the present layout lacks, by slot name; they return with the slot. [CHG-01] */
  readonly parked: {
    readonly fills: Readonly<Record<string, Fill>>;
    readonly texts: Readonly<Record<string, TextData>>;
  };
}
