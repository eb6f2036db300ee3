import { FormError } from './form-error.ts';
import { GrowingBuffer } from './growing-buffer.ts';

const NOTHING = Buffer.alloc(0);

/** A stream of bytes that is split at delimiters. Holds one chunk and a delimiter's length in memory, never a whole body. */
export class ByteWindow {
  private readonly source: AsyncIterator<Uint8Array>;
  private buffer: Buffer;

  /** @param first  bytes that precede those of the source */
  constructor(source: AsyncIterable<Uint8Array>, first: Buffer = NOTHING) {
    this.source = source[Symbol.asyncIterator]();
    this.buffer = first;
  }

  /** Yields everything before the next `delimiter` in pieces; the delimiter itself is dropped. */
  async *before(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const index = this.buffer.indexOf(delimiter);
      const end = index < 0 ? Math.max(0, this.buffer.length - delimiter.length + 1) : index;
      const piece = this.buffer.subarray(0, end);
      this.buffer = this.buffer.subarray(index < 0 ? end : index + delimiter.length);
      if (piece.length > 0) yield piece;
      if (index >= 0) return;
      if (!(await this.more())) throw new FormError('The form ends before its closing boundary.');
    }
  }

  /** Returns everything before the next `delimiter`. @throws what `tooLong` returns, beyond `maxBytes` */
  async textBefore(delimiter: Buffer, maxBytes: number, tooLong: () => FormError): Promise<Buffer> {
    const text = new GrowingBuffer();
    for await (const piece of this.before(delimiter)) {
      if (text.length + piece.length > maxBytes) throw tooLong();
      text.append(piece);
    }
    return text.bytes();
  }

  /** Returns the next `length` bytes, fewer at the end. */
  async take(length: number): Promise<Buffer> {
    while (this.buffer.length < length && (await this.more()));
    const piece = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    return piece;
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.source.next();
    if (done) return false;
    this.buffer = Buffer.concat([this.buffer, value]);
    return true;
  }
}
