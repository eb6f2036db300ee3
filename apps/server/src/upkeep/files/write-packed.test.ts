import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writePacked } from './write-packed.ts';

/** Returns a full disk: it fails at the first byte, the header of the compressed file. */
const full = () => new Writable({ write: (_chunk, _encoding, callback) => callback(new Error('no space left')) });

it('reports a full disk, even before the second write, and ends no process', async () => {
  const slow = writePacked(full(), async (write) => {
    await write('the first row');
    await sleep(50); // an unhandled rejection would end the process here
    await write('the second row');
  });
  await expect(slow).rejects.toThrow('no space left');
});

it('reports why the stream ended early', async () => {
  const broken = writePacked(new Writable({ write: (_chunk, _encoding, callback) => callback() }), async (write) => {
    await write('the first row');
    throw new Error('the database is unreachable');
  });
  await expect(broken).rejects.toThrow('the database is unreachable');
});
