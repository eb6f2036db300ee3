/** Writes HEIF files for tests, box by box. */

export type Bytes = readonly number[];

export interface HeifItem {
  readonly id: number;
  readonly type: 'hvc1' | 'grid' | 'Exif' | 'mime';
  readonly bytes: Bytes;
  /** Properties as whole boxes, in the order in which they apply. */
  readonly properties: readonly Bytes[];
}

export interface HeifFile {
  readonly major: string;
  readonly brands: readonly string[];
  /** Item id of the primary picture. */
  readonly main: number;
  readonly items: readonly HeifItem[];
  /** References: 'dimg' lists the tiles of a picture; 'auxl' names the picture that an alpha picture belongs to. */
  readonly links?: readonly { readonly type: 'dimg' | 'auxl'; readonly from: number; readonly to: readonly number[] }[];
  /** Puts the 'mdat' box with the pixels before the 'meta' box. */
  readonly isPixelsFirst?: boolean;
  /** Meaningless bytes after the pixels. */
  readonly padding?: number;
}

export function writeHeif(file: HeifFile): Uint8Array<ArrayBuffer> {
  const { items, main, links = [], padding = 0 } = file;
  const head = box('ftyp', letters(file.major), u32(0), file.brands.flatMap(letters));
  const pixels = box('mdat', ...items.map(({ bytes }) => bytes), Array<number>(padding).fill(0));
  const metaAt = (from: number): Bytes => {
    let offset = from + 8;
    const places = items.map(({ id, bytes }) => {
      const place = [...u16(id), ...u16(0), ...u16(1), ...u32(offset), ...u32(bytes.length)];
      offset += bytes.length;
      return place;
    });
    return fullBox(
      'meta',
      fullBox('hdlr', u32(0), letters('pict'), u32(0), u32(0), u32(0), [0]),
      fullBox('pitm', u16(main)),
      fullBox('iloc', [0x44, 0x00], u16(items.length), places.flat()),
      fullBox(
        'iinf',
        u16(items.length),
        items.flatMap(({ id, type }) => infe(id, type)),
      ),
      ...(links.length === 0
        ? []
        : [fullBox('iref', ...links.map(({ type, from: id, to }) => box(type, u16(id), u16(to.length), to.flatMap(u16))))]),
      propertiesOf(items),
    );
  };
  if (file.isPixelsFirst) return Uint8Array.from([...head, ...pixels, ...metaAt(head.length)]);
  const meta = metaAt(head.length + metaAt(0).length);
  return Uint8Array.from([...head, ...meta, ...pixels]);
}

/** The 'iprp' box: each distinct property once; items refer to it by number. */
function propertiesOf(items: readonly HeifItem[]): Bytes {
  const all: Bytes[] = [];
  const numberOf = (property: Bytes): number => {
    const existing = all.findIndex((element) => element.join() === property.join());
    return existing >= 0 ? existing + 1 : all.push(property);
  };
  const entries = items
    .filter(({ properties }) => properties.length > 0)
    .map(({ id, properties }) => [...u16(id), properties.length, ...properties.map((property) => numberOf(property) | 0x80)]);
  return box('iprp', box('ipco', ...all), fullBox('ipma', u32(entries.length), entries.flat()));
}

/** An item info entry; the type 'mime' is XMP in these tests. */
function infe(id: number, type: string): Bytes {
  return box('infe', [2, 0, 0, 0], u16(id), u16(0), letters(type), [0], type === 'mime' ? letters('application/rdf+xml\0') : []);
}

export function fullBox(type: string, ...parts: readonly Bytes[]): Bytes {
  return box(type, u32(0), ...parts);
}

export function box(type: string, ...parts: readonly Bytes[]): Bytes {
  const contents = parts.flat();
  return [...u32(contents.length + 8), ...letters(type), ...contents];
}

export function letters(text: string): Bytes {
  return [...text].map((letter) => letter.charCodeAt(0));
}

export function u16(value: number): Bytes {
  return [value >> 8, value & 255];
}

export function u32(value: number): Bytes {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

export function fromHex(hex: string): Bytes {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
