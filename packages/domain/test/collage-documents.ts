import { readCollageXml } from '../src/xml/collage-xml.ts';
import type { SavedItem } from '../src/xml/saved-collage.ts';

/** A static collage of one page, with `items` as its user data. */
export const collageDocument = (
  items: string,
  { photos = '<photo id="7"><version media="full" width="40" height="30"/></photo>', more = '', attributes = '' } = {},
) =>
  `<collage templateId="5" childTemplateId="51" width="50" height="40" ${attributes}>${more}<photos>${photos}</photos><userdata variation="default" version="2">${items}</userdata></collage>`;
export const itemsOf = (items: string, parts = {}): readonly SavedItem[] =>
  readCollageXml(collageDocument(items, parts)).pages[0]?.items ?? [];
export const slotWith = (photo: string) => `<dopimage position="img1" dpi="120"><photo id="7" ${photo}/></dopimage>`;
export const fillOf = (photo: string) => (itemsOf(slotWith(photo))[0] as Extract<SavedItem, { kind: 'photo' }>).fill;
export const textOf = (attributes: string, position = 'txt1') =>
  (itemsOf(`<doptext position="${position}" ${attributes}/>`)[0] as Extract<SavedItem, { kind: 'text' }>)?.text;
