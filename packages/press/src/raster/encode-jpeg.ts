import { createJpegJoiner, profileSegments, readJpegHeader } from '@muro/domain';
import type { Canvas } from '@napi-rs/canvas';
import { openPicture } from '../picture/sharp-engine.ts';
import { MAX_TILE_PX } from './paint-tile.ts';
import type { Band } from './render-bands.ts';

const FLAT_QUALITY = 90;
/** An MCU with halved chroma has 16 x 16 px. */
const MCU_PX = 16;
/** Pixels of a band, about: a sheet of 200 megapixels has 100 bands, and each takes 8 MB. */
const BAND_PIXELS = 2_000_000;

export interface FlatPicture {
  readonly heightPx: number;
  readonly dpi: number;
}

/** Returns the height of the bands in which a flat picture is encoded, in whole MCUs. A small picture is one band. */
export function bandRowsOf(widthPx: number): number {
  return MCU_PX * Math.max(1, Math.floor(Math.min(MAX_TILE_PX, BAND_PIXELS / widthPx) / MCU_PX));
}

/**
 * Encodes opaque bands of `bandRowsOf` rows, from top to bottom, as one JPEG with its resolution and an sRGB profile. A band is encoded
 * while the next one is painted.
 */
export async function* encodeJpegBands(
  bands: AsyncIterable<Band> | Iterable<Band>,
  { heightPx, dpi }: FlatPicture,
): AsyncGenerator<Uint8Array> {
  const joiner = createJpegJoiner({ heightPx, front: [densitySegment(Math.round(dpi)), ...profileSegments(await flatProfile())] });
  let encoding: Promise<Buffer> | null = null;
  for await (const band of bands) {
    const next = encodeBand(band, band.heightPx === heightPx);
    next.catch(() => undefined); // awaited in the next round
    if (encoding) yield* joiner.add(await encoding);
    encoding = next;
  }
  if (encoding) yield* joiner.add(await encoding);
  yield joiner.end();
}

/** Encodes an opaque canvas as a JPEG. */
export async function encodeJpeg(canvas: Canvas, dpi: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const band = { widthPx: canvas.width, heightPx: canvas.height, rgba: canvas.data() };
  for await (const piece of encodeJpegBands([band], { heightPx: canvas.height, dpi })) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** @param hasOwnTables  true computes Huffman tables for this picture; bands of one picture share the standard tables */
async function encodeBand({ widthPx, heightPx, rgba }: Band, hasOwnTables: boolean): Promise<Buffer> {
  const picture = await openPicture(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 }, limitInputPixels: false });
  return picture.removeAlpha().jpeg({ quality: FLAT_QUALITY, optimiseCoding: hasOwnTables }).toBuffer();
}

/** The JFIF segment: the place where every program looks for the resolution. It comes first. */
function densitySegment(dpi: number): Uint8Array {
  const jfif = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0', 'latin1'), 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  jfif.writeUInt16BE(dpi, 12);
  jfif.writeUInt16BE(dpi, 14);
  return jfif;
}

let profile: Promise<Uint8Array> | null = null;

/** Returns the encoder's own sRGB profile, which has 480 bytes. Bands are sRGB already: the encoder would convert every pixel to itself. */
function flatProfile(): Promise<Uint8Array> {
  profile ??= (async () => {
    const pixel = await openPicture(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } });
    const { icc } = readJpegHeader(await pixel.withIccProfile('srgb').jpeg().toBuffer());
    if (!icc) throw new Error('Expected the encoder to write an sRGB profile');
    return icc;
  })();
  return profile;
}
