import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { treeBytes } from '../start/process-tree.ts';
import { freePort, startProcess } from '../start/start-process.ts';
import { DATABASES, type DatabaseKind, newPostgresDatabase } from '../support/open-test-app.ts';

const MAX_BYTES = { pglite: 250e6, postgres: 130e6 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-idle-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(DATABASES)('a server without work soon holds little memory, on %s', { timeout: 240_000 }, async (kind: DatabaseKind) => {
  const database = kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {};
  const server = await startProcess({ PORT: String(await freePort()), MURO_DATA: join(folder, kind), ...database });
  try {
    await expect.poll(() => treeBytes(server.child.pid as number), { timeout: 180_000, interval: 500 }).toBeLessThan(MAX_BYTES[kind]);
  } finally {
    await server.kill();
  }
});
