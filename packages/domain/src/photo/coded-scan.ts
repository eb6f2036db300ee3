import type { ByteRange } from './jpeg-segments.ts';

/** Entropy-coded data of one scan, without stuffed zeros and restart markers. */
export interface CodedScan {
  /** All coded data, followed by a few zero bytes for readers that look ahead. */
  readonly data: Uint8Array;
  /** Offsets in `data` at which each restart interval ends; the last one is the end of the data. */
  readonly ends: readonly number[];
  /** False if a restart marker is missing or out of sequence. */
  readonly isInTurn: boolean;
  /** Offset of the next marker in the file, or the file's end. */
  readonly end: number;
}

/** Zero bytes after the data, for readers that look ahead. */
const SPARE_BYTES = 8;

/** Splits the coded data that begin at `from` into restart intervals. */
export function codedScan(jpeg: Uint8Array, from: number): CodedScan {
  const { runs, cuts, end, isInTurn } = runsOf(jpeg, from);
  const data = new Uint8Array(runs.reduce((sum, run) => sum + run.to - run.from, 0) + SPARE_BYTES);
  const ends: number[] = [];
  let offset = 0;
  for (const [index, run] of runs.entries()) {
    data.set(jpeg.subarray(run.from, run.to), offset);
    offset += run.to - run.from;
    if (cuts.has(index)) ends.push(offset);
  }
  ends.push(offset);
  return { data, ends, isInTurn, end };
}

interface Runs {
  /** Byte ranges between one stuffed zero or restart marker and the next. */
  readonly runs: readonly ByteRange[];
  /** Indexes of the runs that end with a restart marker. */
  readonly cuts: ReadonlySet<number>;
  readonly isInTurn: boolean;
  readonly end: number;
}

function runsOf(jpeg: Uint8Array, begin: number): Runs {
  const runs: ByteRange[] = [];
  const cuts = new Set<number>();
  let [from, isInTurn] = [begin, true];
  for (let offset = jpeg.indexOf(0xff, begin); offset >= 0; offset = jpeg.indexOf(0xff, from)) {
    const first = offset;
    while (jpeg[offset + 1] === 0xff) offset += 1;
    const next = jpeg[offset + 1];
    if (next === 0x00) runs.push({ from, to: first + 1 });
    else {
      runs.push({ from, to: first });
      if (next === undefined || next < 0xd0 || next > 0xd7) return { runs, cuts, isInTurn, end: first };
      isInTurn &&= (next & 7) === (cuts.size & 7);
      cuts.add(runs.length - 1);
    }
    from = offset + 2;
  }
  runs.push({ from, to: jpeg.length });
  return { runs, cuts, isInTurn, end: jpeg.length };
}

/** Offset in the file after `count` bytes of a scan's unstuffed data. */
export function placeInFile(jpeg: Uint8Array, from: number, count: number): number {
  let remaining = count;
  let offset = from;
  while (remaining > 0 && offset < jpeg.length) {
    if (jpeg[offset] !== 0xff) remaining -= 1;
    else if (jpeg[offset + 1] === 0x00) {
      remaining -= 1;
      offset += 1;
    } else offset += jpeg[offset + 1] === 0xff ? 0 : 1;
    offset += 1;
  }
  return offset;
}
