import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EnvFileError, loadEnvFile } from './env-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-env-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (text: string, mode = 0o600) => {
  writeFileSync(join(folder, '.env'), text);
  chmodSync(join(folder, '.env'), mode);
};

it('adds what the environment lacks, and changes nothing that it has', () => {
  write('# of the shop\nMURO_SECRET=abc\nMURO_LOCALE="en" # English\nMURO_SHOP=shop\nPORT=9000\n');
  const env: Record<string, string | undefined> = { PORT: '8080', MURO_SHOP: '' };
  expect(loadEnvFile(env, folder)).toBe(null);
  expect(env).toEqual({ PORT: '8080', MURO_SHOP: '', MURO_SECRET: 'abc', MURO_LOCALE: 'en' });
});

it('accepts a missing file', () => {
  const env = {};
  expect(loadEnvFile(env, folder)).toBe(null);
  expect(env).toEqual({});
});

it.runIf(process.platform !== 'win32')('warns of a file that other users may read', () => {
  write('PORT=1\n', 0o640);
  expect(loadEnvFile({}, folder)).toContain('can be read by other users of this machine');
});

it('names a file that cannot be read', () => {
  mkdirSync(join(folder, '.env'));
  expect(() => loadEnvFile({}, folder)).toThrow(EnvFileError);
  expect(() => loadEnvFile({}, folder)).toThrow(/\.env cannot be read \(EISDIR\)\.$/);
});
