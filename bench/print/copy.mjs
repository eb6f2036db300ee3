// Baseline: copies the photos' bytes one after the other into one file and flushes it. node copy.mjs JOB.json OUT
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

const { photos } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const out = await open(process.argv[3], 'w');
const piece = Buffer.allocUnsafeSlow(1024 * 1024);
for (const { path } of photos) {
  const file = await open(path, 'r');
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, piece.length);
    if (bytesRead === 0) break;
    await out.write(piece, 0, bytesRead);
  }
  await file.close();
}
await out.sync();
await out.close();
