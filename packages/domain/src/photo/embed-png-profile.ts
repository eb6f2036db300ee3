import { byteAt } from '../units/item-at.ts';
import { byteText, startsWith } from './byte-text.ts';
import { concatBytes } from './concat-bytes.ts';
import { iccProfile, srgbLight } from './icc-profile.ts';
import type { ByteRange } from './jpeg-segments.ts';
import { type Chromaticity, D65, primariesUnderD50 } from './rgb-primaries.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** Bytes of the signature and the chunk IHDR. */
const HEADER_BYTES = 33;
const CHUNK_BYTES = 12;
const COLOUR_TYPE_AT = 25;
const HAS_COLOURS = 2;
/** Chunks that take precedence over gAMA and cHRM. */
const PRECEDING_CHUNKS = ['iCCP', 'cICP', 'sRGB'];
const UNIT = 100_000;
/** White, red, green and blue of sRGB. */
const SRGB: Chromaticities = [D65, [0.64, 0.33], [0.3, 0.6], [0.15, 0.06]];
/** Tolerance for rounding by writers. */
const TOLERANCE = 0.005;
const SRGB_GAMMA = 1 / 2.2;
const GAMMAS = { min: 0.1, max: 3 } as const;

type Chromaticities = readonly [white: Chromaticity, red: Chromaticity, green: Chromaticity, blue: Chromaticity];

/** Contents and ranges of the chunks gAMA and cHRM. */
interface ColourChunks {
  readonly gamma: number | null;
  readonly colours: Chromaticities | null;
  readonly chunks: readonly ByteRange[];
}

/**
 * Replaces the chunks gAMA and cHRM of a PNG by an equivalent colour profile: all browsers and the press use profiles, but some ignore
 * cHRM. Chunks that mean sRGB, as most do, are only removed. A PNG with other colour chunks stays unchanged.
 *
 *     IHDR │ gAMA, cHRM │ IDAT …  ─▶  IHDR │ iCCP │ IDAT …
 *
 * @param isGreyToo  includes grey PNGs: the press ignores their gAMA and uses a profile, WebKit does the opposite
 */
export function embedPngProfile(bytes: Uint8Array, isGreyToo: boolean): Uint8Array {
  if (bytes.length < HEADER_BYTES || !startsWith(bytes, SIGNATURE)) return bytes;
  const isGrey = (byteAt(bytes, COLOUR_TYPE_AT) & HAS_COLOURS) === 0;
  const declared = isGrey && !isGreyToo ? null : readColourChunks(bytes);
  if (!declared || declared.chunks.length === 0) return bytes;
  const profile = profileOf(declared, isGrey);
  const starts = [HEADER_BYTES, ...declared.chunks.map(({ to }) => to)];
  const ends = [...declared.chunks.map(({ from }) => from), bytes.length];
  const rest = starts.map((from, index) => bytes.subarray(from, ends[index]));
  return concatBytes([bytes.subarray(0, HEADER_BYTES), ...(profile ? [profileChunk(profile)] : []), ...rest]);
}

/** Reads gAMA and cHRM; null if chunks with precedence are present. */
function readColourChunks(bytes: Uint8Array): ColourChunks | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: ByteRange[] = [];
  let [gamma, colours]: [ColourChunks['gamma'], ColourChunks['colours']] = [null, null];
  for (let offset = SIGNATURE.length; offset + CHUNK_BYTES <= bytes.length; ) {
    const length = view.getUint32(offset);
    const to = offset + CHUNK_BYTES + length;
    const name = byteText(bytes, offset + 4, 4);
    if (PRECEDING_CHUNKS.includes(name)) return null;
    if (name === 'IDAT' || name === 'IEND' || to > bytes.length) break;
    const numberAt = (index: number): number => view.getUint32(offset + 8 + 4 * index) / UNIT;
    if (name === 'gAMA' && length === 4) gamma ??= numberAt(0);
    if (name === 'cHRM' && length === 32) {
      const pairAt = (pair: number): Chromaticity => [numberAt(2 * pair), numberAt(2 * pair + 1)];
      colours ??= [pairAt(0), pairAt(1), pairAt(2), pairAt(3)];
    }
    if (name === 'gAMA' || name === 'cHRM') chunks.push({ from: offset, to });
    offset = to;
  }
  return { gamma, colours, chunks };
}

/** The equivalent profile; null for sRGB and for invalid values. */
function profileOf({ gamma, colours }: ColourChunks, isGrey: boolean): Uint8Array | null {
  const isGamma = gamma !== null && gamma >= GAMMAS.min && gamma <= GAMMAS.max;
  const isSrgbGamma = !isGamma || Math.abs(gamma - SRGB_GAMMA) <= TOLERANCE;
  const isSrgb =
    isGrey || colours === null || colours.flat().every((part, index) => Math.abs(part - (SRGB.flat()[index] ?? 0)) <= TOLERANCE);
  if (isSrgbGamma && isSrgb) return null;
  const [white, ...primaries] = (isSrgb ? null : colours) ?? SRGB;
  const columns = isGrey ? [] : primariesUnderD50(white, primaries);
  const lightOf = isGamma ? (value: number) => value ** (1 / gamma) : srgbLight;
  return columns && iccProfile({ description: 'PNG', primaries: columns, lightOf });
}

/** The iCCP chunk: the profile in an uncompressed (stored) zlib stream. */
function profileChunk(profile: Uint8Array): Uint8Array {
  const data = new Uint8Array(CHUNK_BYTES + 5 + 7 + profile.length + 4);
  const view = new DataView(data.buffer);
  view.setUint32(0, data.length - CHUNK_BYTES);
  data.set(
    Array.from('iCCPPNG', (letter) => letter.charCodeAt(0)),
    4,
  );
  // After the name and its 0: compression method 0, zlib header, one final stored block.
  data.set([0, 0, 0x78, 0x01, 1], 11);
  view.setUint16(16, profile.length, true);
  view.setUint16(18, ~profile.length & 0xffff, true);
  data.set(profile, 20);
  view.setUint32(20 + profile.length, adler32(profile));
  view.setUint32(data.length - 4, crc32(data.subarray(4, data.length - 4)));
  return data;
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
