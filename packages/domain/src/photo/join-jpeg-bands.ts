import { byteAt } from '../units/item-at.ts';
import { brokenJpeg, DHT, DQT, DRI, EOI, endOfCodedData, type JpegSegment, jpegSegments, SOI, SOS } from './jpeg-segments.ts';

/** Blocks of a JPEG have this many pixels on each side. */
const BLOCK_PX = 8;
const MAX_HEIGHT_PX = 65_535;
/** Maximum number of MCUs (minimum coded units) between two restart markers: the interval has two bytes. */
const MAX_INTERVAL = 65_535;
const BASELINE = 0xc0;
const FIRST_RESTART = 0xd0;
const RESTARTS = 8;
/** Offset of the height in the body of a frame header. */
const FRAME_HEIGHT = 1;

export interface JoinedJpeg {
  /** Height of the joined picture, at most 65,535 px. */
  readonly heightPx: number;
  /** Segments to insert after the start marker: density, colour profile. */
  readonly front?: readonly Uint8Array[];
}

export interface JpegJoiner {
  /**
   * Returns the bytes that append a band.
   *
   * @param band  a complete baseline JPEG with one scan. All bands have the same width and tables; all but the last have the same height, a
   *     multiple of the MCU's
   * @throws {RangeError} when the band does not fit to those before it
   */
  add(band: Uint8Array): readonly Uint8Array[];
  /** Returns the end marker. @throws {RangeError} when rows are missing */
  end(): Uint8Array;
}

/**
 * Joins the bands of a picture, from top to bottom, into one baseline JPEG. Each band becomes one restart interval, since the encoder
 * starts both without a prediction from the blocks before. The pixels are those of a picture encoded as a whole with the same tables.
 *
 *     head, height of all bands │ DRI │ SOS │ band 0 │ FFD0 │ band 1 │ FFD1 │ band 2 │ … │ FFD9
 *
 * @see ITU-T T.81, B.2.4.4 and E.1.4
 */
export function createJpegJoiner({ heightPx, front = [] }: JoinedJpeg): JpegJoiner {
  if (!(heightPx >= 1 && heightPx <= MAX_HEIGHT_PX)) {
    throw new RangeError(`Expected a JPEG of 1 to ${MAX_HEIGHT_PX} rows but received ${heightPx}`);
  }
  let first: Band | null = null;
  let joined = 0;
  let rows = 0;
  return {
    add(jpeg) {
      const band = readBand(jpeg);
      const isLast = rows + band.rows === heightPx;
      checkRows(band, first ?? band, isLast ? 'last' : rows + band.rows < heightPx ? 'inner' : 'beyond');
      rows += band.rows;
      if (first) {
        if (!isSameCoding(first, band)) throw new RangeError('Expected bands of a JPEG with the same width and tables');
        return [Uint8Array.of(0xff, FIRST_RESTART + (joined++ % RESTARTS)), band.data];
      }
      first = band;
      return [Uint8Array.of(0xff, SOI), ...front, ...joinedHead(band, heightPx, isLast), band.data];
    },
    end() {
      if (rows !== heightPx) throw new RangeError(`Expected bands of ${heightPx} rows together but received ${rows}`);
      return Uint8Array.of(0xff, EOI);
    },
  };
}

interface Band {
  readonly rows: number;
  /** Size of an MCU and number of MCUs in a row. */
  readonly mcu: { readonly rows: number; readonly across: number };
  readonly segments: readonly JpegSegment[];
  readonly bytes: Uint8Array;
  /** Coded data without markers around them. */
  readonly data: Uint8Array;
}

function readBand(bytes: Uint8Array): Band {
  const segments = [...jpegSegments(bytes, 2)];
  const frame = segments.find(({ marker }) => marker === BASELINE);
  const scan = segments.at(-1);
  if (!frame || !scan || byteAt(scan.body, 0) !== byteAt(frame.body, 5)) throw brokenJpeg(2, 'one baseline scan');
  const end = endOfCodedData(bytes, scan.to);
  if (bytes[end + 1] !== EOI) throw brokenJpeg(end, 'the end marker after one scan');
  return { rows: uint16(frame.body, FRAME_HEIGHT), mcu: mcuOf(frame.body), segments, bytes, data: bytes.subarray(scan.to, end) };
}

/** The scan of a single component is not interleaved: its MCU is one block, whatever its sampling factors. */
function mcuOf(frame: Uint8Array): Band['mcu'] {
  const components = byteAt(frame, 5);
  const factors = Array.from({ length: components === 1 ? 0 : components }, (_, index) => byteAt(frame, 7 + 3 * index));
  const blocksAcross = Math.max(1, ...factors.map((factor) => factor >> 4));
  const blocksDown = Math.max(1, ...factors.map((factor) => factor & 15));
  return { rows: BLOCK_PX * blocksDown, across: Math.ceil(uint16(frame, FRAME_HEIGHT + 2) / (BLOCK_PX * blocksAcross)) };
}

function checkRows({ rows, mcu }: Band, first: Band, place: 'inner' | 'last' | 'beyond'): void {
  const fits = place === 'last' ? rows <= first.rows : place === 'inner' && rows === first.rows && rows % mcu.rows === 0;
  if (!fits) throw new RangeError(`Expected bands of equal height in whole MCUs of ${mcu.rows} rows but received ${rows} rows`);
}

/** The head of the first band with the height of all, and the restart interval before the scan header unless the band is the only one. */
function joinedHead({ segments, bytes, rows, mcu }: Band, heightPx: number, isOnly: boolean): readonly Uint8Array[] {
  return segments.flatMap(({ marker, from, to }) => {
    const segment = bytes.slice(from, to);
    if (marker === BASELINE) segment.set([heightPx >> 8, heightPx & 255], 4 + FRAME_HEIGHT);
    return marker === SOS && !isOnly ? [restartInterval(mcu.across * (rows / mcu.rows)), segment] : [segment];
  });
}

function restartInterval(mcus: number): Uint8Array {
  if (mcus > MAX_INTERVAL) throw new RangeError(`Expected at most ${MAX_INTERVAL} MCUs in a band of a JPEG but received ${mcus}`);
  return Uint8Array.of(0xff, DRI, 0, 4, mcus >> 8, mcus & 255);
}

/** True if two bands have the same width, components and tables, so that one head serves both. */
function isSameCoding(a: Band, b: Band): boolean {
  const codingOf = ({ segments }: Band) =>
    segments.flatMap(({ marker, body }) => {
      if (marker === BASELINE) return [`${body.subarray(FRAME_HEIGHT + 2)}`];
      return marker === DQT || marker === DHT || marker === SOS ? [`${marker} ${body}`] : [];
    });
  return codingOf(a).join('\n') === codingOf(b).join('\n');
}

const uint16 = (bytes: Uint8Array, offset: number): number => (byteAt(bytes, offset) << 8) | byteAt(bytes, offset + 1);
