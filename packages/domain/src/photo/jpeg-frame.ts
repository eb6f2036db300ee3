import { byteAt } from '../units/item-at.ts';

/** A component of a frame: the layout of its blocks. */
export interface FrameComponent {
  readonly id: number;
  /** Blocks of one MCU, horizontally and vertically (sampling factors). */
  readonly across: number;
  readonly down: number;
  /** Blocks that hold pixels, horizontally and vertically; a scan of this component alone has only these. */
  readonly columns: number;
  readonly rows: number;
  /** Blocks per row, filled up to whole MCUs. */
  readonly stride: number;
  /** For each of the 64 coefficients: low bits that no scan has sent yet; 255 before the first scan. */
  readonly missing: Uint8Array;
  /** See `Band`; empty for a frame that is not progressive. */
  readonly nonzero: Uint32Array;
}

export interface Frame {
  readonly isProgressive: boolean;
  readonly components: readonly FrameComponent[];
  /** MCUs of a scan of several components. */
  readonly unitColumns: number;
  readonly unitRows: number;
}

/** @param body  of a frame segment (SOF0, 1, 2) that `readJpegHeader` accepted; null if its sampling factors are invalid */
export function frameOf(body: Uint8Array, isProgressive: boolean): Frame | null {
  const [heightPx, widthPx] = [(byteAt(body, 1) << 8) | byteAt(body, 2), (byteAt(body, 3) << 8) | byteAt(body, 4)];
  const parts = Array.from({ length: byteAt(body, 5) }, (_, i) => body.subarray(6 + 3 * i, 9 + 3 * i));
  const factors = parts.map((part) => ({ id: byteAt(part, 0), across: byteAt(part, 1) >> 4, down: byteAt(part, 1) & 15 }));
  if (factors.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) return null;
  const widest = Math.max(...factors.map(({ across }) => across));
  const highest = Math.max(...factors.map(({ down }) => down));
  const [unitColumns, unitRows] = [Math.ceil(widthPx / (8 * widest)), Math.ceil(heightPx / (8 * highest))];
  const components = factors.map(({ id, across, down }) => {
    const stride = unitColumns * across;
    return {
      id,
      across,
      down,
      columns: Math.ceil((widthPx * across) / (8 * widest)),
      rows: Math.ceil((heightPx * down) / (8 * highest)),
      stride,
      missing: new Uint8Array(64).fill(255),
      nonzero: new Uint32Array(isProgressive ? 2 * stride * unitRows * down : 0),
    };
  });
  return { isProgressive, components, unitColumns, unitRows };
}

/** True if the scans have sent every bit of every coefficient. */
export function isComplete({ components }: Frame): boolean {
  return components.every(({ missing }) => missing.every((bits) => bits === 0));
}
