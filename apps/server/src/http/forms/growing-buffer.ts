const FIRST_BYTES = 1024;

/**
 * A byte buffer that doubles its capacity when it is full. A list of chunks would cost a hundred bytes of overhead each, so that a body
 * sent byte by byte would take a hundred times its size.
 */
export class GrowingBuffer {
  private held = Buffer.allocUnsafe(FIRST_BYTES);
  length = 0;

  append(piece: Uint8Array): void {
    const needed = this.length + piece.length;
    if (needed > this.held.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.held.length));
      this.held.copy(larger, 0, 0, this.length);
      this.held = larger;
    }
    this.held.set(piece, this.length);
    this.length = needed;
  }

  bytes(): Buffer {
    return this.held.subarray(0, this.length);
  }
}
