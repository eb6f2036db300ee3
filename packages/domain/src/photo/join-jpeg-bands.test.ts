import { describe, expect, it } from 'vitest';
import { createJpegJoiner } from './join-jpeg-bands.ts';

const FRAME_HEIGHT = 5;

interface Made {
  readonly widthPx?: number;
  readonly sampling?: number;
  readonly components?: 1 | 3;
  readonly table?: number;
}

/** A JPEG of one band. The coded data are not decoded here: any bytes do. */
function band(
  heightPx: number,
  data: readonly number[],
  { widthPx = 40, sampling = 0x22, components = 3, table = 7 }: Made = {},
): Uint8Array {
  const parts = Array.from({ length: components }, (_, index) => [index + 1, index === 0 ? sampling : 0x11, 0]);
  const frame = [8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255, components, ...parts.flat()];
  const scan = [components, ...parts.flatMap(([id = 0]) => [id, 0]), 0, 63, 0];
  const segment = (marker: number, body: readonly number[]) => [0xff, marker, 0, body.length + 2, ...body];
  return Uint8Array.of(0xff, 0xd8, ...segment(0xdb, [0, table]), ...segment(0xc0, frame), ...segment(0xda, scan), ...data, 0xff, 0xd9);
}

function joined(heightPx: number, bands: readonly Uint8Array[], front: readonly Uint8Array[] = []): readonly number[] {
  const joiner = createJpegJoiner({ heightPx, front });
  return [...bands.flatMap((next) => joiner.add(next)), joiner.end()].flatMap((piece) => [...piece]);
}

const hexText = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');

describe('joining the bands of a JPEG', () => {
  it('separates the coded data by restart markers that count from 0 to 7', () => {
    const bands = Array.from({ length: 11 }, (_, index) => band(16, [index, 0xff, 0]));
    const data = hexText(joined(16 * 11, bands))
      .split(' 00 3f 00 ')
      .at(-1);
    expect(data).toBe(
      '00 ff 00 ff d0 01 ff 00 ff d1 02 ff 00 ff d2 03 ff 00 ff d3 04 ff 00 ff d4 05 ff 00 ff d5 06 ff 00 ff d6 07 ff 00 ff d7 ' +
        '08 ff 00 ff d0 09 ff 00 ff d1 0a ff 00 ff d9',
    );
  });

  it.each([
    ['colour with halved chroma: MCUs of 16 x 16 px', {}, 48, 3 * 3],
    ['colour with whole chroma: MCUs of 8 x 8 px', { sampling: 0x11 }, 24, 5 * 3],
    ['grey: MCUs of 8 x 8 px, whatever the sampling factors', { components: 1, sampling: 0x22 }, 24, 5 * 3],
  ] as const)('states the height of all bands and the MCUs of one, %s', (_, made, rows, mcus) => {
    const whole = joined(rows + 5, [band(rows, [1], made), band(5, [2], made)]);
    expect(hexText(whole)).toContain(`ff dd 00 04 00 ${mcus.toString(16).padStart(2, '0')} ff da`);
    const frame = whole.findIndex((byte, index) => byte === 0xff && whole[index + 1] === 0xc0);
    expect(whole.slice(frame + FRAME_HEIGHT, frame + FRAME_HEIGHT + 2)).toEqual([0, rows + 5]);
  });

  it('returns a single band unchanged, apart from the inserted segments', () => {
    const only = band(21, [9, 8, 7]);
    expect(joined(21, [only])).toEqual([...only]);
    const front = Uint8Array.of(0xff, 0xe0, 0, 3, 5);
    expect(joined(21, [only], [front])).toEqual([...only.subarray(0, 2), ...front, ...only.subarray(2)]);
  });

  it.each([
    ['a lower band before the last', [band(16, [1]), band(8, [2]), band(16, [3])], 40],
    ['bands that are not whole MCUs high', [band(8, [1]), band(8, [2])], 16],
    ['a last band higher than the others', [band(16, [1]), band(32, [2])], 48],
    ['more rows than stated', [band(16, [1]), band(16, [2])], 24],
    ['fewer rows than stated', [band(16, [1])], 32],
    ['another width', [band(16, [1]), band(16, [2], { widthPx: 41 })], 32],
    ['another table', [band(16, [1]), band(16, [2], { table: 8 })], 32],
    ['more MCUs in a band than a restart interval holds', [band(4112, [1], { widthPx: 4096 }), band(4112, [2], { widthPx: 4096 })], 8224],
  ] as const)('refuses %s', (_, bands, heightPx) => {
    expect(() => joined(heightPx, bands)).toThrow(RangeError);
  });

  it('refuses a picture higher than a JPEG can be', () => {
    expect(() => createJpegJoiner({ heightPx: 65_536 })).toThrow(RangeError);
  });
});
