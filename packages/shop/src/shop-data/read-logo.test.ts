import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { markdownFaults } from './markdown-faults.ts';
import { readLogo } from './read-logo.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-logo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function png(width: number, height: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** Builds a JPEG of a comment and a frame header. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x78, 0x78]), frame]);
}

const messagesFor = (name: string, bytes: Buffer) => {
  writeFileSync(join(folder, name), bytes);
  return readLogo(folder, name).faults.map(({ reason }) => reason);
};

it('refuses a logo with too many pixels even in a small file', () => {
  expect(messagesFor('a.png', png(30_000, 30_000))).toEqual(['has 30000 x 30000 px, more than 4000 on a side']);
  expect(messagesFor('b.jpg', jpeg(200, 30_000))).toEqual(['has 200 x 30000 px, more than 4000 on a side']);
  expect([messagesFor('c.png', png(4000, 100)), messagesFor('d.jpg', jpeg(400, 100))]).toEqual([[], []]);
});

it('reports pictures in texts, which are not shown', () => {
  expect(markdownFaults('terms/en.md', 'Hello\n\n![our shop](https://x.example/a.png) and [a link](https://x.example)')).toMatchObject([
    {
      line: 3,
      column: 1,
      level: 'warning',
      reason: '![our shop](https://x.example/a.png) is not shown as a picture: texts hold words alone',
    },
  ]);
});
