import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ZipSource, zipStream } from '../../src/upkeep/files/zip-stream.ts';
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
  it.skipIf(!hasPython())('can be read by another program, including names in every script and empty files', async () => {
    const files = { 'a.txt': ['one', ' two'], 'photos/Lübeck — 夏.txt': ['x'.repeat(100_000)], empty: [] };
    const path = join(folder, 'some.zip');
    const pieces: Uint8Array[] = [];
    for await (const piece of zipStream(of(files))) pieces.push(piece);
    writeFileSync(path, Buffer.concat(pieces));
    const script =
      'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n:z.read(n).decode() for n in z.namelist()}))';
    const read = JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8', maxBuffer: 10_000_000 }));
    expect(read).toEqual(Object.fromEntries(Object.entries(files).map(([name, pieces]) => [name, pieces.join('')])));
    expect(readFileSync(path).length).toBeGreaterThan(100_000);
  });

  it('closes the current file when its reader disconnects, and opens no other', async () => {
    const opened: string[] = [];
    const closed: string[] = [];
    async function* endless(name: string) {
      opened.push(name);
      try {
        for (;;) yield Buffer.alloc(65_536);
      } finally {
        closed.push(name);
      }
    }
    async function* sources() {
      try {
        for (const name of ['a', 'b']) yield { name, open: () => endless(name) };
      } finally {
        closed.push('sources');
      }
    }
    const zip = zipStream(sources());
    for await (const _ of zip) break;
    await expect.poll(() => closed).toEqual(['a', 'sources']);
    expect(opened).toEqual(['a']);
  });

  it('fails if a file cannot be read', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('The disk is gone.');
    }
    async function* sources() {
      yield { name: 'a', open: broken };
    }
    const reading = async () => {
      for await (const _ of zipStream(sources()));
    };
    await expect(reading()).rejects.toThrow('The disk is gone.');
  });
});
