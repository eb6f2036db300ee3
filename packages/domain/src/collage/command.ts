import type { TemplateDocument } from '../layouts/template-document.ts';
import type { Effect } from '../photo/effect.ts';
import type { Photo } from '../photo/photo.ts';
import type { PhotoPreference } from '../photo/photo-preference.ts';
import type { PhotoSubject } from '../photo/subject.ts';
import type { PhotoView } from '../photo/view.ts';
import type { TextData } from '../text/text-data.ts';
import type { Placements } from './auto-fill.ts';
import type { Design } from './collage.ts';
import type { PlannedPhoto } from './follow-photos.ts';

/** An action of the buyer on a collage, as data. One command is one step of undo. */
export type Command =
  | { readonly type: 'add-photos'; readonly photos: readonly Photo[] }
  /** Subjects by photo id; photos that follow their subject are placed again. */
  | { readonly type: 'set-subjects'; readonly subjects: Readonly<Record<string, PhotoSubject>> }
  | { readonly type: 'remove-photos'; readonly photoIds: readonly string[] }
  | { readonly type: 'place-photo'; readonly slot: string; readonly photoId: string }
  /** Photo ids by slot; replaced photos stay in the tray. */
  | { readonly type: 'place-photos'; readonly placements: Readonly<Record<string, string>> }
  | { readonly type: 'empty-slot'; readonly slot: string }
  | { readonly type: 'swap-slots'; readonly from: string; readonly to: string }
  /** Maps each slot to the slot whose photo it gets; keys and values are the same slots. */
  | { readonly type: 'move-fills'; readonly moves: Readonly<Record<string, string>> }
  | { readonly type: 'set-view'; readonly slot: string; readonly view: PhotoView }
  | { readonly type: 'set-effect'; readonly slot: string; readonly effect: Effect }
  /** Sets the effect of every photo on the page. */
  | { readonly type: 'set-effect-of-all'; readonly effect: Effect }
  | { readonly type: 'set-photo-text'; readonly slot: string; readonly text: TextData | null }
  /** Sets both preferences of a photo: an absent preference is removed. */
  | { readonly type: 'set-preference'; readonly slot: string; readonly preference: PhotoPreference }
  | { readonly type: 'fill-empty-slots'; readonly placements: Readonly<Record<string, string>> }
  /** Fills the whole page again; settings move with their photos. */
  | { readonly type: 'redistribute-photos'; readonly placements: Placements }
  | { readonly type: 'set-texts'; readonly texts: Readonly<Record<string, TextData>> }
  /** '#rrggbb'; '#ffffff' means no background colour. */
  | { readonly type: 'set-background'; readonly color: string }
  | { readonly type: 'change-design'; readonly design: Design; readonly isSaved: boolean }
  /** A layout that was made for these photos, the first in img1. */
  | { readonly type: 'follow-photos'; readonly document: TemplateDocument; readonly photos: readonly PlannedPhoto[] };
