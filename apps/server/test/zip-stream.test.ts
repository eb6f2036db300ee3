import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { directory } from '../src/zip/zip-records.ts';
import { type ZipSource, zipStream } from '../src/zip/zip-stream.ts';
import { hasPython } from './has-python.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* of(files: Readonly<Record<string, readonly string[]>>): AsyncGenerator<ZipSource> {
  for (const [name, pieces] of Object.entries(files)) {
    yield {
      name,
      async *open() {
        for (const piece of pieces) yield Buffer.from(piece);
      },
    };
  }
}

describe('a ZIP file that streams', () => {
  it.skipIf(!hasPython())('is read by another program, names in every script and files of nothing too', async () => {
    const files = { 'a.txt': ['one', ' two'], 'photos/Lübeck — 夏.txt': ['x'.repeat(100_000)], empty: [] };
    const path = join(folder, 'some.zip');
    const pieces: Uint8Array[] = [];
    for await (const piece of zipStream(of(files))) pieces.push(piece);
    writeFileSync(path, Buffer.concat(pieces));
    const script =
      'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n:z.read(n).decode() for n in z.namelist()}))';
    const read = JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8', maxBuffer: 10_000_000 }));
    expect(read).toEqual(Object.fromEntries(Object.entries(files).map(([name, words]) => [name, words.join('')])));
    expect(readFileSync(path).length).toBeGreaterThan(100_000);
  });

  it('beyond 4 GB the list says where in wide numbers', () => {
    const far = directory([{ name: 'a', crc: 1, size: 2, offset: 5_000_000_000 }], 6_000_000_000);
    expect(far.includes(Buffer.from('504b0606', 'hex'))).toBe(true);
    expect(far.readBigUInt64LE(far.indexOf(Buffer.from('0100080000', 'hex').subarray(0, 4)) + 4)).toBe(5_000_000_000n);
  });
});
