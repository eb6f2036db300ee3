/**
 * HEIC files for tests, written box by box around one small coded picture of four fields, so that a test can choose the turn,
 * the mirror, the cut, the colours and what else lies in the file.
 *
 *     ┌───────┬───────┐   128 x 64 px, fields in sRGB or in the colours of the profile:
 *     │ red   │ green │   221,63,52 │ 40,160,70
 *     │ blue  │ yellow│   40,70,210 │ 230,200,60
 *     └───────┴───────┘
 *
 * The coded picture was made from such a PNG with `heif-enc -q 50`.
 */
export const HEIC_FIELDS = [
  [221, 63, 52],
  [40, 160, 70],
  [40, 70, 210],
  [230, 200, 60],
] as const;
export const HEIC_SIZE = { widthPx: 128, heightPx: 64 } as const;

/** Contents of the decoder configuration box. */
const CONFIGURATION =
  '0103700000000000000000001ef000fcfdf8f800000f03200001001840010c01ffff03700000030090000003000003001eba0240210001002b42' +
  '010103700000030090000003000003001ea010204165ba924a6b9b81010302000003000200000300021022000100074401c172b02240';
/** The one coded slice. */
const CODED =
  '000000512801af138078d585c8bfffeab51fff0099e1f7760d88a53ffde78c47f383e3ffc84ab69e541ab806061f90da3b8853d1f12e14bf954c' +
  '87dc9ee95f18516ffd3b5099fd73ffd80bb7fc34730f975aa65580';

export interface HeicChoices {
  /** Turns to the left by 90°, 0–3, as in 'irot'. */
  readonly turnsLeft?: number;
  /** 'imir': mirrored top to bottom (0) or left to right (1). */
  readonly mirror?: 0 | 1;
  /** Cut to this size around the middle. */
  readonly cut?: { readonly widthPx: number; readonly heightPx: number };
  readonly icc?: Uint8Array;
  /** Primaries and transfer of an 'nclx' box, by number. */
  readonly nclx?: readonly [primaries: number, transfer: number];
  /** The size that the file claims. */
  readonly size?: { readonly widthPx: number; readonly heightPx: number };
  readonly major?: string;
  readonly brands?: readonly string[];
  /** Further pictures before the main one; each is turned upside down. */
  readonly others?: number;
  /** EXIF data, with its TIFF header. */
  readonly exif?: Uint8Array;
  /** The coded picture, bytes of it damaged. */
  readonly isDamaged?: boolean;
  /** The pixels before the description of the file. */
  readonly isPixelsFirst?: boolean;
  /** Bytes that mean nothing, behind the pixels. */
  readonly padding?: number;
}

/** A HEIC as a phone might write it. */
export function makeHeic(choices: HeicChoices = {}): Uint8Array<ArrayBuffer> {
  const { others = 0, major = 'heic', brands = ['mif1', 'heic'] } = choices;
  const main = others + 1;
  const coded = choices.isDamaged ? fromHex(CODED).map((byte, at) => (at < 8 ? byte : byte ^ 0x5a)) : fromHex(CODED);
  const exif = choices.exif ? [...u32(6), ...letters('Exif\0\0'), ...choices.exif] : null;
  const head = box('ftyp', letters(major), u32(0), brands.flatMap(letters));
  const itemIds = Array.from({ length: main }, (_, index) => index + 1);
  const blobs: { id: number; bytes: readonly number[] }[] = itemIds.map((id) => ({ id, bytes: [...coded] }));
  if (exif) blobs.push({ id: main + 1, bytes: exif });
  const pixels = box('mdat', ...blobs.map(({ bytes }) => bytes), Array<number>(choices.padding ?? 0).fill(0));
  const metaAt = (from: number) => {
    let at = from + 8;
    const places = blobs.map(({ id, bytes }) => {
      const place = [...u16(id), ...u16(0), ...u16(1), ...u32(at), ...u32(bytes.length)];
      at += bytes.length;
      return place;
    });
    return fullBox(
      'meta',
      fullBox('hdlr', u32(0), letters('pict'), u32(0), u32(0), u32(0), [0]),
      fullBox('pitm', u16(main)),
      fullBox('iloc', [0x44, 0x00], u16(blobs.length), places.flat()),
      fullBox(
        'iinf',
        u16(blobs.length),
        blobs.flatMap(({ id }) => infe(id, id > main ? 'Exif' : 'hvc1')),
      ),
      box('iprp', ...propertiesOf(choices, main)),
    );
  };
  if (choices.isPixelsFirst) return Uint8Array.from([...head, ...pixels, ...metaAt(head.length)]);
  const meta = metaAt(head.length + metaAt(0).length);
  return Uint8Array.from([...head, ...meta, ...pixels]);
}

function propertiesOf(choices: HeicChoices, main: number): readonly (readonly number[])[] {
  const { size = HEIC_SIZE, cut, icc, nclx, turnsLeft, mirror } = choices;
  const properties = [
    box('hvcC', [...fromHex(CONFIGURATION)]),
    fullBox('ispe', u32(size.widthPx), u32(size.heightPx)),
    box('irot', [2]),
    ...(icc ? [box('colr', letters('prof'), [...icc])] : []),
    ...(nclx ? [box('colr', letters('nclx'), u16(nclx[0]), u16(nclx[1]), u16(6), [0x80])] : []),
    ...(cut ? [box('clap', u32(cut.widthPx), u32(1), u32(cut.heightPx), u32(1), u32(0), u32(1), u32(0), u32(1))] : []),
    ...(turnsLeft === undefined ? [] : [box('irot', [turnsLeft])]),
    ...(mirror === undefined ? [] : [box('imir', [mirror])]),
  ];
  const ofMain = properties.map((_, index) => index + 1).filter((number) => number !== 3);
  const entries = Array.from({ length: main }, (_, index) => {
    const numbers = index + 1 === main ? ofMain : [1, 2, 3];
    return [...u16(index + 1), numbers.length, ...numbers.map((number) => number | 0x80)];
  });
  return [box('ipco', ...properties), fullBox('ipma', u32(main), entries.flat())];
}

function infe(id: number, type: string): readonly number[] {
  return box('infe', [2, 0, 0, 0], u16(id), u16(0), letters(type), [0]);
}

function fullBox(type: string, ...parts: readonly (readonly number[])[]): readonly number[] {
  return box(type, u32(0), ...parts);
}

function box(type: string, ...parts: readonly (readonly number[])[]): readonly number[] {
  const contents = parts.flat();
  return [...u32(contents.length + 8), ...letters(type), ...contents];
}

function letters(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function u16(value: number): readonly number[] {
  return [value >> 8, value & 255];
}

function u32(value: number): readonly number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
