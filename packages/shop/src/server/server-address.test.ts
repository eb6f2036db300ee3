import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readServerAddress, writeServerAddress } from './server-address.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-address-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['fd00::5', 'http://[fd00::5]:8080'],
])('a server that listens on %s is found at %s', async (host, address) => {
  await writeServerAddress(folder, { host, port: 8080 });
  expect(readServerAddress(folder)).toBe(address);
});

it('returns no address for a folder without a server or with an invalid file', () => {
  expect(readServerAddress(folder)).toBeUndefined();
  expect(readServerAddress(join(folder, 'nowhere'))).toBeUndefined();
  writeFileSync(join(folder, 'address'), 'somewhere');
  expect(readServerAddress(folder)).toBeUndefined();
});
