const FIRST_BYTES = 1024;

/**
 * A byte buffer that doubles its capacity when it is full. A list of chunks would cost a hundred bytes of overhead each, so that a body
 * sent byte by byte would take a hundred times its size.
 */
export class GrowingBuffer {
  private buffer = Buffer.allocUnsafe(FIRST_BYTES);
  length = 0;

  append(piece: Uint8Array): void {
    const needed = this.length + piece.length;
    if (needed > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.buffer.length));
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    this.buffer.set(piece, this.length);
    this.length = needed;
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }
}
