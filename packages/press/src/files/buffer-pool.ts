/** Reuses buffers: fresh memory of some megabytes costs more time than reading a file into it, since the system maps it page by page. */
export interface BufferPool {
  /** Returns a buffer of at least `bytes` bytes with any content. */
  take(bytes: number): Buffer;
  /** Takes back a buffer that is no longer in use. */
  giveBack(buffer: Buffer): void;
}

/** Sizes are multiples of this, so that a buffer fits several files, bytes. */
const STEP_BYTES = 1024 * 1024;

export function createBufferPool(): BufferPool {
  const free: Buffer[] = [];
  return {
    take(bytes) {
      const fitting = free.findIndex(({ length }) => length >= bytes);
      const [buffer] = fitting < 0 ? [] : free.splice(fitting, 1);
      return buffer ?? Buffer.allocUnsafeSlow(Math.ceil(bytes / STEP_BYTES) * STEP_BYTES);
    },
    giveBack(buffer) {
      free.push(buffer);
    },
  };
}
