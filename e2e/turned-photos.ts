import { crc32 } from 'node:zlib';
import { makeHeic } from '../packages/domain/test/make-heic.ts';
import { fieldsPicture, fileOf, type Rgb } from './photo-kinds.ts';
import { FIELDS } from './tray-corners.ts';

/** EXIF data: a TIFF file with only an orientation. */
const exifData = (orientation: number): Buffer =>
  Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Makes a PNG with its EXIF chunk before the pixels, or after them, as some programs write it. */
async function turnedPng(orientation: number, isBehind: boolean): Promise<Buffer> {
  const png = await fieldsPicture(FIELDS).png().toBuffer();
  const offset = isBehind ? png.length - 12 : 33;
  return Buffer.concat([png.subarray(0, offset), chunk('eXIf', exifData(orientation)), png.subarray(offset)]);
}

/** Anticlockwise quarter turns and mirroring of a HEIC, by EXIF orientation - 1. */
const HEIC_TURNS = [
  {},
  { mirror: 1 },
  { turnsLeft: 2 },
  { mirror: 0 },
  { turnsLeft: 1, mirror: 0 },
  { turnsLeft: 3 },
  { turnsLeft: 1, mirror: 1 },
  { turnsLeft: 1 },
] as const;

/** Positions of the stored corners in the upright picture, by EXIF orientation - 1: rows from the top. */
const CORNERS = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [2, 0, 3, 1],
  [3, 1, 2, 0],
  [1, 3, 0, 2],
] as const;

export interface TurnedPhoto {
  readonly name: string;
  readonly path: string;
  /** Fields as the upright picture shows them. */
  readonly corners: readonly Rgb[];
  readonly isOnSide: boolean;
}

export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Makes one photo per format and orientation, each with the same four stored fields. */
export async function turnedPhotos(): Promise<readonly TurnedPhoto[]> {
  const kinds: Readonly<Record<string, (orientation: number) => Promise<Uint8Array> | Uint8Array>> = {
    'antes.png': (orientation) => turnedPng(orientation, false),
    'detras.png': (orientation) => turnedPng(orientation, true),
    webp: (orientation) => fieldsPicture(FIELDS).webp({ quality: 95 }).withMetadata({ orientation }).toBuffer(),
    avif: (orientation) => fieldsPicture(FIELDS).avif({ quality: 90, effort: 0 }).withMetadata({ orientation }).toBuffer(),
    tif: (orientation) => fieldsPicture(FIELDS).tiff({ compression: 'lzw' }).withMetadata({ orientation }).toBuffer(),
    heic: (orientation) => makeHeic({ ...HEIC_TURNS[orientation - 1], exif: exifData(orientation) }),
    jpg: (orientation) => fieldsPicture(FIELDS).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer(),
  };
  return Promise.all(
    Object.entries(kinds).flatMap(([ending, make]) =>
      ORIENTATIONS.map(async (orientation) => {
        const name = `g${orientation}.${ending}`;
        const corners = (CORNERS[orientation - 1] as readonly number[]).map((place) => FIELDS[place] as Rgb);
        return { name, path: fileOf(name, await make(orientation)), corners, isOnSide: orientation >= 5 };
      }),
    ),
  );
}
