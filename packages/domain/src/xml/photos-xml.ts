import { MAX_COLLAGE_PHOTOS } from '../photo/check-photo-file.ts';
import { PHOTO_TYPES, type PhotoType } from '../photo/photo.ts';
import { isQuarterTurn } from '../photo/turn-view.ts';
import type { QuarterTurn } from '../photo/view.ts';
import type { XmlElement } from './parse-xml.ts';
import { allowChildren, childrenNamed, onlyChild, parseNumber, refuse, shortened, textOf } from './read-element.ts';
import type { SavedPhoto, SavedVersion } from './saved-collage.ts';
import { readSubject, subjectNode } from './subject-xml.ts';
import type { XmlNode } from './write-xml.ts';

const ID = /^(0|[1-9]\d{0,15})$/;
const MAX_SIDE_PX = 100_000;
const MAX_NAME = 255;
const MAX_ADDRESS = 2048;

/** Reads the photos of a collage; a later entry with the same id replaces an earlier one. [CXML-04] [LOAD-01] */
export function readPhotos(element: XmlElement | null): readonly SavedPhoto[] {
  if (!element) return [];
  allowChildren(element, ['photo']);
  const beyond = element.children[MAX_COLLAGE_PHOTOS];
  if (beyond) refuse(beyond, `more than ${MAX_COLLAGE_PHOTOS} photos`);
  return [...new Map(element.children.map((photo) => [photoIdOf(photo), photoOf(photo)])).values()];
}

/** Reads a photo id, a whole number only: it becomes part of addresses and database queries. */
export function photoIdOf(element: XmlElement): string {
  const id = textOf(element, 'id');
  return ID.test(id) ? id : refuse(element, `photo id '${shortened(id)}' is not a whole number`);
}

function photoOf(element: XmlElement): SavedPhoto {
  allowChildren(element, ['version', 'subject']);
  const subject = readSubject(onlyChild(element, 'subject'));
  return {
    id: photoIdOf(element),
    type: typeNumbered(textOf(element, 'type')),
    unique: textOf(element, 'unique').slice(0, MAX_NAME),
    suggestedRotation: readQuarterTurn(textOf(element, 'suggestedRotation')),
    name: textOf(element, 'name').slice(0, MAX_NAME),
    web: versionOf(element, 'web'),
    full: versionOf(element, 'full'),
    ...(subject && { subject }),
  };
}

/** [LOAD-02] [CROP-08] */
export function readQuarterTurn(text: string): QuarterTurn {
  const angleDeg = parseNumber(text);
  return isQuarterTurn(angleDeg) ? angleDeg : 0;
}

function typeNumbered(text: string): PhotoType {
  const names = Object.keys(PHOTO_TYPES) as PhotoType[];
  return names.find((name) => String(PHOTO_TYPES[name]) === text) ?? 'COMPUTER';
}

/** Reads a version; null if its size is invalid. */
function versionOf(element: XmlElement, media: string): SavedVersion | null {
  const version = childrenNamed(element, 'version').find((child) => textOf(child, 'media') === media);
  if (!version) return null;
  const widthPx = parseNumber(textOf(version, 'width'));
  const heightPx = parseNumber(textOf(version, 'height'));
  if (!isSidePx(widthPx) || !isSidePx(heightPx)) return null;
  return { src: readAddress(textOf(version, 'src')), widthPx, heightPx };
}

function isSidePx(sidePx: number): boolean {
  return Number.isInteger(sidePx) && sidePx >= 1 && sidePx <= MAX_SIDE_PX;
}

/** A path segment without a leading dot and without characters that could lead to another host, folder or query. */
const PART = '[^\\\\/:?#%."\'<>\\u0000-\\u001f][^\\\\/:?#%"\'<>\\u0000-\\u001f]*';
const ADDRESS = new RegExp(`^/?${PART}(/${PART})*$`);

/** Reads a path on the photo's own server or below the collage's own folder; '' for anything else. */
function readAddress(src: string): string {
  return src.length <= MAX_ADDRESS && ADDRESS.test(src) ? src : '';
}

export function photoNode({ id, type, unique, suggestedRotation, name, web, full, subject }: SavedPhoto): XmlNode {
  return {
    name: 'photo',
    attributes: { id, type: PHOTO_TYPES[type], unique: unique || undefined, suggestedRotation, name: name || undefined },
    children: [...versionNodes('web', web), ...versionNodes('full', full), ...(subject ? [subjectNode(subject)] : [])],
  };
}

function versionNodes(media: string, version: SavedVersion | null): readonly XmlNode[] {
  if (!version) return [];
  const { src, widthPx, heightPx } = version;
  return [{ name: 'version', attributes: { media, src: src || undefined, width: widthPx, height: heightPx } }];
}
