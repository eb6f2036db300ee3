// Kills the built server at random times during uploads, and then requests everything that it has acknowledged.
// Usage: npx tsx scripts/kill-server.ts [KILLS] [SEED] [LONGEST LIFE, MS] [FOLDER OF PHOTOS]
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWhileUploading } from '../apps/server/test/faults/kill-while-uploading.ts';
import { photoOf } from '../apps/server/test/photos/make-photo.ts';

const PHOTOS = 150;
const [kills = '100', seed = '1', maxMs = '1000', photoFolder] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'muro-kill-'));

/** Repeats the photos of the folder, each as a unique file: appended bytes are not part of a JPEG's picture. */
async function photosOf(source: string | undefined): Promise<readonly Buffer[]> {
  if (!source) return await Promise.all(Array.from({ length: PHOTOS }, (_, index) => photoOf({ width: 900, height: 600, seed: index })));
  const files = readdirSync(source)
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => readFileSync(join(source, name)));
  return Array.from({ length: PHOTOS }, (_, index) => Buffer.concat([files[index % files.length] as Buffer, Buffer.from(`#${index}`)]));
}

const report = await killWhileUploading({
  dataFolder: join(folder, 'data'),
  journalFile: join(folder, 'journal'),
  photos: await photosOf(photoFolder),
  kills: Number(kills),
  seed: Number(seed),
  maxMs: Number(maxMs),
  entry: join(import.meta.dirname, '../apps/server/dist/main.js'),
  say: (sentence) => console.log(sentence),
});
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(report));
if (report.faults.length > 0 || report.drafts > 0) process.exit(1);
