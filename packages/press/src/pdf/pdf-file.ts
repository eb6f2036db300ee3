import type { ByteSink } from '../files/byte-sink.ts';

/** Writes numbered objects one after the other and records their offsets. Written objects are not kept in memory. */
export interface PdfFile {
  /** Reserves the number of an object that is written later. */
  reserve(): number;
  object(body: string, id?: number): Promise<number>;
  /**
   * @param entries  the stream's dictionary without brackets and /Length
   * @param data     its bytes, as a whole or in pieces
   */
  stream(entries: string, data: Uint8Array | readonly Uint8Array[], id?: number): Promise<number>;
  /** Writes the cross-reference table and the trailer. Nothing may be written afterwards. */
  end(trailerEntries: string): Promise<void>;
}

export const PDF_VERSION = '1.6';

/** File header. The second line holds four bytes above 127, which mark the file as binary (ISO 32000-1, 7.5.2). */
const START = Buffer.from(`%PDF-${PDF_VERSION}\n%\xe2\xe3\xcf\xd3\n`, 'latin1');

export async function startPdfFile(sink: ByteSink): Promise<PdfFile> {
  const offsets: (number | undefined)[] = [];
  const reserve = () => offsets.push(undefined);
  const begin = (id: number) => {
    if (offsets[id - 1] !== undefined) throw new RangeError(`Expected object ${id} to be written once`);
    offsets[id - 1] = sink.position;
    return `${id} 0 obj\n`;
  };
  await sink.write(START);
  return {
    reserve,
    async object(body, id = reserve()) {
      await sink.write(latin1(`${begin(id)}${body}\nendobj\n`));
      return id;
    },
    async stream(entries, data, id = reserve()) {
      const pieces = data instanceof Uint8Array ? [data] : data;
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const head = latin1(`${begin(id)}<<${entries}/Length ${length}>>\nstream\n`);
      await sink.write(head, ...pieces, latin1('\nendstream\nendobj\n'));
      return id;
    },
    async end(trailerEntries) {
      const start = sink.position;
      await sink.write(latin1(`${crossReferences(offsets)}trailer\n<<${trailerEntries}/Size ${offsets.length + 1}>>\n`));
      await sink.write(latin1(`startxref\n${start}\n%%EOF\n`));
    },
  };
}

/** Builds the cross-reference table. Each entry has exactly twenty bytes (ISO 32000-1, 7.5.4). */
function crossReferences(offsets: readonly (number | undefined)[]): string {
  const lines = offsets.map((offset, index) => {
    if (offset === undefined) throw new RangeError(`Expected object ${index + 1} to be written but it was only reserved`);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
