import { z } from 'zod';

export interface DumpHead {
  /** Time of the snapshot, ISO 8601. */
  readonly at: string;
  /** Database migrations that had been applied. */
  readonly migrations: readonly { readonly hash: string; readonly when: number }[];
}

/** A row belongs to the table named by the last `table` line before it. */
export type DumpLine =
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'row'; readonly json: string }
  /** Content that rows reference; its length if they state it. */
  | { readonly kind: 'blob'; readonly sha256: string; readonly bytes: number | null }
  /** A print file; its hash and length if they were recorded when it was printed. */
  | { readonly kind: 'print'; readonly name: string; readonly sha256: string | null; readonly bytes: number | null }
  | { readonly kind: 'end'; readonly counts: Readonly<Record<string, number>> };

const NEWLINE = 0x0a;
const ROW = '{';

const head = z.object({
  format: z.literal(1),
  at: z.string(),
  migrations: z.array(z.object({ hash: z.string(), when: z.number() })),
});
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const control = z.union([
  z.tuple([z.literal('table'), z.string()]).transform(([kind, name]) => ({ kind, name })),
  z.tuple([z.literal('blob'), sha256, z.number().nullable()]).transform(([kind, sha256, bytes]) => ({ kind, sha256, bytes })),
  z
    .tuple([z.literal('print'), z.string().regex(/^order-\d+(-\d+)?\.(pdf|json)$/), sha256.nullable(), z.number().nullable()])
    .transform(([kind, name, sha256, bytes]) => ({ kind, name, sha256, bytes })),
  z.tuple([z.literal('end'), z.record(z.string(), z.number())]).transform(([kind, counts]) => ({ kind, counts })),
]);

/** Reads the first line of a dump. @throws {Error} if it is not a head of a dump */
export async function readDumpHead(bytes: AsyncIterable<Uint8Array>): Promise<DumpHead> {
  for await (const line of splitLines(bytes)) {
    const read = z.tuple([z.literal('muro dump'), head]).safeParse(parseLine(line));
    if (read.success) return read.data[1];
    break;
  }
  throw new Error('This is not a dump of a kind that this Muro knows.');
}

/** Yields the lines after the head. @throws {Error} when the dump is truncated */
export async function* readDumpLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<DumpLine> {
  let isHead = true;
  let isWhole = false;
  for await (const line of splitLines(bytes)) {
    if (line.startsWith(ROW)) yield { kind: 'row', json: line };
    else if (!isHead) {
      const read = control.safeParse(parseLine(line));
      if (!read.success) throw new Error('The dump has a line that this Muro does not know.');
      yield read.data;
      isWhole ||= read.data.kind === 'end';
    }
    isHead = false;
  }
  if (!isWhole) throw new Error('The dump breaks off.');
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Splits at LF bytes only: texts may contain characters that other splitters treat as line ends. */
async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = [];
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8');
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8');
}
