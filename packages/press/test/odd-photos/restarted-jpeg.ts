import { segment } from './jpeg-bytes.ts';

const DHT = 0xc4;
/** Huffman tables of one code each: difference 0 (DC) and end of block (AC), 1 bit each. */
const tables = (head: number): Buffer => segment(DHT, Buffer.from([head, 1, ...Array<number>(15).fill(0), 0]));

/** Builds an even grey JPEG of `intervals` restart intervals of four blocks each: eight zero bits without padding. */
export function restartedJpeg(intervals: number): Buffer {
  const quantisation = segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(16)]));
  const frame = segment(0xc0, Buffer.from([8, 0, 8, (32 * intervals) >> 8, (32 * intervals) & 255, 1, 1, 0x11, 0]));
  const restarts = segment(0xdd, Buffer.from([0, 4]));
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  const data = Array.from({ length: intervals }, (_, index) =>
    index === intervals - 1 ? Buffer.from([0]) : Buffer.from([0, 0xff, 0xd0 + (index % 8)]),
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantisation,
    frame,
    tables(0x00),
    tables(0x10),
    restarts,
    scan,
    ...data,
    Buffer.from([0xff, 0xd9]),
  ]);
}
