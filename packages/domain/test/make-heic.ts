import { type CodedPicture, EIGHT_BITS, IS_ALPHA } from './coded-pictures.ts';
import { type Bytes, box, fullBox, type HeifItem, letters, u16, u32, writeHeif } from './heif-writer.ts';

/**
 * HEIC files for tests, written box by box around one small coded picture of four fields. A test chooses the rotation, the mirroring,
 * the crop, the colours and the other contents of the file.
 *
 *     ┌───────┬───────┐   128 x 64 px, fields in sRGB or in the colours of the profile:
 *     │ red   │ green │   221,63,52 │ 40,160,70
 *     │ blue  │ yellow│   40,70,210 │ 230,200,60
 *     └───────┴───────┘
 */
export const HEIC_FIELDS = [
  [221, 63, 52],
  [40, 160, 70],
  [40, 70, 210],
  [230, 200, 60],
] as const;
export const HEIC_SIZE = { widthPx: 128, heightPx: 64 } as const;

interface Tiles {
  readonly columns: number;
  readonly rows: number;
}

export interface HeicChoices {
  /** Counter-clockwise quarter turns, 0–3, as in 'irot'. */
  readonly turnsLeft?: number;
  /** 'imir': mirrored top to bottom (0) or left to right (1). */
  readonly mirror?: 0 | 1;
  /** 'clap': cropped to this size around the middle, px. */
  readonly cut?: { readonly widthPx: number; readonly heightPx: number };
  readonly icc?: Uint8Array;
  /** Colour primaries and transfer characteristics of an 'nclx' box, as their numbers. */
  readonly nclx?: readonly [primaries: number, transfer: number];
  /** The size in 'ispe', px, if it differs from the coded size. */
  readonly size?: { readonly widthPx: number; readonly heightPx: number };
  readonly major?: string;
  readonly brands?: readonly string[];
  /** Further pictures before the primary one, each turned upside down. */
  readonly others?: number;
  /** EXIF data, with their TIFF header. */
  readonly exif?: Uint8Array;
  /** An XMP packet. */
  readonly xmp?: string;
  /** The coded picture, one of `coded-pictures.ts`. */
  readonly coded?: CodedPicture;
  /** A grid of tiles that repeat the picture, each an item of its own, as phones store their photos. */
  readonly tiles?: Tiles;
  readonly alpha?: CodedPicture;
  /** Damages the coded picture at these bytes. */
  readonly isDamaged?: boolean;
  /** Puts the 'mdat' box with the pixels before the 'meta' box. */
  readonly isPixelsFirst?: boolean;
  /** Meaningless bytes after the pixels. */
  readonly padding?: number;
}

/** A HEIC as a phone might write it. */
export function makeHeic(choices: HeicChoices = {}): Uint8Array<ArrayBuffer> {
  const { others = 0, major = 'heic', brands = ['mif1', 'heic'], coded = EIGHT_BITS, tiles, alpha, isDamaged = false } = choices;
  const main = others + 1;
  const slice = isDamaged ? coded.slice.map((byte, index) => (index < 8 ? byte : byte ^ 0x5a)) : coded.slice;
  const further = Array.from({ length: others }, (_, index) => {
    const properties = [coded.configuration, sizeBox(HEIC_SIZE), box('irot', [2])];
    return { id: index + 1, type: 'hvc1', bytes: slice, properties } as const;
  });
  const picture: HeifItem = tiles
    ? { id: main, type: 'grid', bytes: gridOf(tiles, choices.size), properties: propertiesOf(choices) }
    : { id: main, type: 'hvc1', bytes: slice, properties: [coded.configuration, ...propertiesOf(choices)] };
  const tileItems = Array.from({ length: tiles ? tiles.columns * tiles.rows : 0 }, (_, index) => {
    const properties = [coded.configuration, sizeBox(HEIC_SIZE)];
    return { id: main + 1 + index, type: 'hvc1', bytes: slice, properties } as const;
  });
  const exifId = main + tileItems.length + 1;
  const exif = { id: exifId, type: 'Exif', bytes: [...u32(6), ...letters('Exif\0\0'), ...(choices.exif ?? [])], properties: [] } as const;
  const xmp = { id: exifId + 1, type: 'mime', bytes: letters(choices.xmp ?? ''), properties: [] } as const;
  const clear = alpha && {
    ...{ id: exifId + 2, type: 'hvc1' as const, bytes: alpha.slice },
    properties: [alpha.configuration, sizeBox(HEIC_SIZE), IS_ALPHA],
  };
  return writeHeif({
    ...choices,
    ...{ major, brands, main },
    items: [...further, picture, ...tileItems, ...(choices.exif ? [exif] : []), ...(choices.xmp ? [xmp] : []), ...(clear ? [clear] : [])],
    links: [
      ...(tiles ? [{ type: 'dimg', from: main, to: tileItems.map(({ id }) => id) } as const] : []),
      ...(clear ? [{ type: 'auxl', from: clear.id, to: [main] } as const] : []),
    ],
  });
}

/** The payload of a 'grid' item: numbers of rows and columns, and the picture's size. */
function gridOf({ columns, rows }: Tiles, size = { widthPx: columns * HEIC_SIZE.widthPx, heightPx: rows * HEIC_SIZE.heightPx }): Bytes {
  return [0, 1, rows - 1, columns - 1, ...u32(size.widthPx), ...u32(size.heightPx)];
}

function propertiesOf(choices: HeicChoices): readonly Bytes[] {
  const { tiles = { columns: 1, rows: 1 }, cut, icc, nclx, turnsLeft, mirror } = choices;
  const { size = { widthPx: tiles.columns * HEIC_SIZE.widthPx, heightPx: tiles.rows * HEIC_SIZE.heightPx } } = choices;
  return [
    sizeBox(size),
    ...(icc ? [box('colr', letters('prof'), [...icc])] : []),
    ...(nclx ? [box('colr', letters('nclx'), u16(nclx[0]), u16(nclx[1]), u16(6), [0x80])] : []),
    ...(cut ? [box('clap', u32(cut.widthPx), u32(1), u32(cut.heightPx), u32(1), u32(0), u32(1), u32(0), u32(1))] : []),
    ...(turnsLeft === undefined ? [] : [box('irot', [turnsLeft])]),
    ...(mirror === undefined ? [] : [box('imir', [mirror])]),
  ];
}

function sizeBox({ widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number }): Bytes {
  return fullBox('ispe', u32(widthPx), u32(heightPx));
}
