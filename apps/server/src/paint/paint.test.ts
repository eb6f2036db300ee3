import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paint } from './paint.ts';

it('two servers that paint the same picture into one folder at once both succeed, and leave no temporary file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muro-paint-'));
  const file = join(folder, 'logo.png');
  await sharp({ create: { width: 60, height: 20, channels: 3, background: '#333' } }).toFile(file);
  const task = { kind: 'logo', file, out: join(folder, 'logo-small.png') } as const;
  expect(await Promise.all([paint(task), paint(task), paint(task)])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(readdirSync(folder).sort()).toEqual(['logo-small.png', 'logo.png']);
  rmSync(folder, { recursive: true });
});
