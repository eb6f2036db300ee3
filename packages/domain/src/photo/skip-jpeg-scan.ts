import { byteAt } from '../units/item-at.ts';
import type { CodedScan } from './coded-scan.ts';
import type { HuffmanTable } from './huffman-table.ts';
import { type Band, type BitReader, refineAc, skipBlock, skipCorrectionBits, skipFirstAc, skipFirstDc } from './jpeg-blocks.ts';
import type { Frame, FrameComponent } from './jpeg-frame.ts';

/** State that the segments before a scan define. */
export interface ScanTables {
  readonly dc: readonly (HuffmanTable | undefined)[];
  readonly ac: readonly (HuffmanTable | undefined)[];
  /** Restart interval: MCUs between two restart markers; 0 for none. */
  interval: number;
}

/** Skips one block of a component. Returns false if the data are damaged. */
type SkipBlock = (block: number) => boolean;

interface ScanPart {
  readonly component: FrameComponent;
  readonly skip: SkipBlock;
}

/**
 * Skips over a scan's coded data.
 *
 * @param body  of the scan header
 * @returns length of the data in bits, without the padding of the last byte; null if blocks are missing or damaged
 */
export function scanBits(frame: Frame, body: Uint8Array, coded: CodedScan, tables: ScanTables): number | null {
  const reader: BitReader = { data: coded.data, bitOffset: 0, eobRun: 0 };
  const parts = partsOf(frame, body, tables, reader);
  if (!parts) return null;
  const [alone] = parts;
  const skipUnit = alone && parts.length === 1 ? singleComponentUnit(alone) : interleavedUnit(frame, parts);
  const units = alone && parts.length === 1 ? alone.component.columns * alone.component.rows : frame.unitColumns * frame.unitRows;
  const interval = tables.interval || units;
  for (let unit = 0, part = 0; unit < units; part++) {
    const limit = 8 * (coded.ends[part] ?? -1);
    if (limit < 0) return null;
    for (const end = Math.min(units, unit + interval); unit < end; unit++) if (!skipUnit(unit) || reader.bitOffset > limit) return null;
    reader.eobRun = 0;
    if (unit < units) reader.bitOffset = limit;
  }
  for (const { component } of parts) recordSentBits(component, body, frame.isProgressive);
  return reader.bitOffset;
}

/** A scan of one component contains only the blocks that hold pixels. */
function singleComponentUnit({ component: { columns, stride }, skip }: ScanPart): SkipBlock {
  return (unit) => skip(Math.floor(unit / columns) * stride + (unit % columns));
}

/** An MCU of several components contains blocks of each. */
function interleavedUnit({ unitColumns }: Frame, parts: readonly ScanPart[]): SkipBlock {
  return (unit) => {
    const row = Math.floor(unit / unitColumns);
    const column = unit - row * unitColumns;
    for (const { component, skip } of parts) {
      const { across, down, stride } = component;
      for (let y = 0; y < down; y++) {
        const first = (row * down + y) * stride + column * across;
        for (let x = 0; x < across; x++) if (!skip(first + x)) return false;
      }
    }
    return true;
  };
}

/** The components that a scan header names, each with its function to skip a block; null for an invalid header. */
function partsOf(frame: Frame, body: Uint8Array, { dc, ac }: ScanTables, reader: BitReader): readonly ScanPart[] | null {
  const count = byteAt(body, 0);
  if (body.length !== 4 + 2 * count) return null;
  const parts = Array.from({ length: count }, (_, i): ScanPart | null => {
    const component = frame.components.find(({ id }) => id === byteAt(body, 1 + 2 * i));
    const numbers = byteAt(body, 2 + 2 * i);
    const [dcTable, acTable] = [dc[numbers >> 4], ac[numbers & 15]];
    if (!component) return null;
    const skip = frame.isProgressive
      ? progressiveSkip(body, reader, component, { dc: dcTable, ac: acTable })
      : dcTable && acTable && (() => skipBlock(reader, dcTable, acTable));
    return skip ? { component, skip } : null;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

interface BlockTables {
  readonly dc: HuffmanTable | undefined;
  readonly ac: HuffmanTable | undefined;
}

function progressiveSkip(body: Uint8Array, reader: BitReader, { nonzero }: FrameComponent, { dc, ac }: BlockTables): SkipBlock | null {
  const end = body.length;
  const [from, to] = [byteAt(body, end - 3), byteAt(body, end - 2)];
  const isRefining = byteAt(body, end - 1) >> 4 > 0;
  if (from === 0) return isRefining ? skipBit(reader) : dc ? () => skipFirstDc(reader, dc) : null;
  if (!ac || byteAt(body, 0) !== 1 || to > 63) return null;
  const band: Band = { from, to, nonzero };
  return (block) => {
    if (reader.eobRun > 0) {
      reader.eobRun -= 1;
      if (isRefining) skipCorrectionBits(reader, band, block);
      return true;
    }
    reader.eobRun = (isRefining ? refineAc : skipFirstAc)(reader, ac, band, block);
    return reader.eobRun >= 0;
  };
}

function skipBit(reader: BitReader): SkipBlock {
  return () => {
    reader.bitOffset += 1;
    return true;
  };
}

/** Records which bits a scan has sent. A sequential scan sends all bits, even if its header states another band. */
function recordSentBits({ missing }: FrameComponent, body: Uint8Array, isProgressive: boolean): void {
  const end = body.length;
  if (!isProgressive) missing.fill(0);
  else missing.fill(byteAt(body, end - 1) & 15, byteAt(body, end - 3), byteAt(body, end - 2) + 1);
}
