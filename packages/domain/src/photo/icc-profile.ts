import { itemAt } from '../units/item-at.ts';

/** A display profile: its primaries (XYZ under D50) and its tone curve. */
export interface DisplayProfile {
  readonly description: string;
  /** X, Y and Z of each channel; empty for grey. */
  readonly primaries: readonly (readonly [number, number, number])[];
  /** Tone curve: linear light 0–1 of a channel's value 0–1. */
  readonly lightOf: (value: number) => number;
}

/** White point of the profile connection space, D50. */
const D50 = [0.9642, 1, 0.8249] as const;

const CURVE_POINTS = 1024;
const HEADER_BYTES = 128;

/**
 * Writes an ICC profile of version 2.1, which all readers support: matrix and curves for RGB, one curve for grey.
 *
 *     128 bytes of header │ number of tags │ tag, offset, length … │ tag data, each on a multiple of 4
 */
export function iccProfile({ description, primaries, lightOf }: DisplayProfile): Uint8Array<ArrayBuffer> {
  const isGrey = primaries.length === 0;
  const curve = curveTag(lightOf);
  const tags: [string, Uint8Array][] = [
    ['desc', descriptionTag(description)],
    ['cprt', ascii('text\0\0\0\0No copyright, use freely\0')],
    ['wtpt', xyzTag(D50)],
  ];
  for (const [index, name] of isGrey ? [] : [...'rgb'].entries()) {
    tags.push([`${name}XYZ`, xyzTag(itemAt(primaries, index))]);
  }
  for (const name of isGrey ? 'k' : 'rgb') tags.push([`${name}TRC`, curve]);
  return assembled(isGrey ? 'GRAY' : 'RGB ', tags);
}

/** Linear light of an sRGB or Display P3 value, both 0–1. IEC 61966-2-1. */
export function srgbLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The P3 primaries with white point D65, adapted to D50 with the Bradford method: columns X, Y, Z. */
const P3_PRIMARIES = [
  [0.5151, 0.2412, -0.0011],
  [0.292, 0.6922, 0.0419],
  [0.1571, 0.0666, 0.7841],
] as const;

let displayP3: Uint8Array<ArrayBuffer> | undefined;

/** An ICC profile of Display P3, the colours of phones, built here: about 2.5 kB. */
export function displayP3Profile(): Uint8Array<ArrayBuffer> {
  displayP3 ??= iccProfile({ description: 'Display P3', primaries: P3_PRIMARIES, lightOf: srgbLight });
  return displayP3;
}

function assembled(colourSpace: string, tags: readonly (readonly [string, Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const places = new Map<Uint8Array, number>();
  let length = HEADER_BYTES + 4 + 12 * tags.length;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, length);
    length += data.length + (-data.length & 3);
  }
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  writeHeader(bytes, view, colourSpace);
  view.setUint32(HEADER_BYTES, tags.length);
  for (const [index, [name, data]] of tags.entries()) {
    const entry = HEADER_BYTES + 4 + 12 * index;
    bytes.set(ascii(name), entry);
    view.setUint32(entry + 4, places.get(data) as number);
    view.setUint32(entry + 8, data.length);
  }
  for (const [data, offset] of places) bytes.set(data, offset);
  return bytes;
}

function writeHeader(bytes: Uint8Array, view: DataView, colourSpace: string): void {
  view.setUint32(0, bytes.length);
  view.setUint32(8, 0x02100000);
  bytes.set(ascii(`mntr${colourSpace}XYZ `), 12);
  // A fixed date keeps the bytes of a profile constant.
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + 2 * index, part);
  bytes.set(ascii('acsp'), 36);
  for (const [index, value] of D50.entries()) view.setInt32(68 + 4 * index, fixed(value));
}

function curveTag(lightOf: (value: number) => number): Uint8Array {
  const bytes = new Uint8Array(12 + 2 * CURVE_POINTS);
  const view = new DataView(bytes.buffer);
  bytes.set(ascii('curv'));
  view.setUint32(8, CURVE_POINTS);
  for (let i = 0; i < CURVE_POINTS; i++) view.setUint16(12 + 2 * i, Math.round(65535 * lightOf(i / (CURVE_POINTS - 1))));
  return bytes;
}

function xyzTag(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(20);
  const view = new DataView(bytes.buffer);
  bytes.set(ascii('XYZ '));
  for (const [index, value] of values.entries()) view.setInt32(8 + 4 * index, fixed(value));
  return bytes;
}

/** ASCII text, then an empty Unicode part of 8 bytes and an empty Macintosh part of 70. */
function descriptionTag(text: string): Uint8Array {
  const bytes = new Uint8Array(12 + text.length + 1 + 8 + 70);
  bytes.set(ascii('desc'));
  new DataView(bytes.buffer).setUint32(8, text.length + 1);
  bytes.set(ascii(text), 12);
  return bytes;
}

/** Signed 15.16 fixed-point number (s15Fixed16). */
const fixed = (value: number) => Math.round(value * 65536);

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
