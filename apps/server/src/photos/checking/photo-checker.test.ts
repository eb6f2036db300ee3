import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { photoOf } from '../../../test/photos/make-photo.ts';
import { createPhotoChecker } from './photo-checker.ts';

it('does not report a picture of the shop as faulty when the machine is busy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muro-checker-'));
  const path = join(folder, 'photo.jpg');
  writeFileSync(path, await photoOf({ width: 60, height: 40 }));
  const checker = createPhotoChecker({ maxWaitingMs: 1 });
  // More tasks than child processes, each of which takes longer to start than a task may wait.
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => checker.shopPictureFault(path, 'photo')));
  const faults = results.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
  const busy = results.flatMap((look) => (look.status === 'rejected' ? [look.reason.message] : []));
  expect(new Set(faults)).toEqual(new Set([null]));
  expect(new Set(busy)).toEqual(new Set([`The machine is too busy to check ${path}.`]));
  expect(await checker.shopPictureFault(path, 'photo')).toBe(null);
  await checker.stop();
  rmSync(folder, { recursive: true });
});
