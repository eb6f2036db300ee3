import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/start/app.ts';
import { deleteExpiredRows } from '../../src/upkeep/sql/delete-expired-rows.ts';
import { createWebFiles } from '../../src/web-app/sql/web-files.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';

const DAY_MS = 86_400_000;

describe.each(SMALL_AND_LARGE)('files of the web app on %s, while two versions work side by side', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'muro-web-'));
  let test: TestApp;
  let older: Awaited<ReturnType<typeof version>>;
  let newer: Awaited<ReturnType<typeof version>>;

  /** Starts a server of a version with these files. */
  async function version(name: string, files: Readonly<Record<string, string>>) {
    const webFolder = join(folder, name);
    mkdirSync(join(webFolder, 'assets'), { recursive: true });
    writeFileSync(join(webFolder, 'index.html'), '<title>Muro</title></head>');
    for (const [file, text] of Object.entries(files)) writeFileSync(join(webFolder, 'assets', file), text);
    const webFiles = createWebFiles(test.database.db, join(webFolder, 'assets'));
    const app = await buildApp({ ...test.services, webFolder, webFiles });
    return {
      fetchFile: (file: string) => app.inject({ url: `/htmlapp/assets/${file}` }),
      keep: () => webFiles.store(),
      close: () => app.close(),
    };
  }

  beforeAll(async () => {
    test = await openTestApp(kind);
    older = await version('older', { 'app-A1.js': 'the older one', 'same-B2.css': 'a {}' });
    newer = await version('newer', {
      'app-C3.js': 'the newer one',
      'same-B2.css': 'a {}',
      'app-C3.js.br': 'packed',
      'ink-D4.bin': '\0\xff',
    });
    await Promise.all([older.keep(), newer.keep()]);
  });
  afterAll(async () => {
    await Promise.all([older.close(), newer.close()]);
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are served by every server, with an immutable cache lifetime', async () => {
    for (const server of [older, newer]) {
      for (const [file, text] of [
        ['app-A1.js', 'the older one'],
        ['app-C3.js', 'the newer one'],
      ] as const) {
        const { statusCode, headers, body } = await server.fetchFile(file);
        expect([statusCode, body]).toEqual([200, text]);
        expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    }
    expect((await older.fetchFile('ink-D4.bin')).rawPayload).toEqual(Buffer.from('\0\xff'));
  });

  it('that no version has are not found, under any name', async () => {
    for (const file of ['app-E5.js', 'app-C3.js.br', '..%2Findex.html', '%2e%2e%2findex.html', '.env', 'a%00b.js', `${'a'.repeat(190)}.js`])
      expect((await older.fetchFile(file)).statusCode, file).toBe(404);
  });

  it('are deleted when no server has had them for a month', async () => {
    await test.advance(20 * DAY_MS);
    await newer.keep();
    await test.advance(20 * DAY_MS);
    await deleteExpiredRows(test.database.db);
    expect((await newer.fetchFile('app-A1.js')).statusCode).toBe(404);
    expect((await older.fetchFile('app-C3.js')).statusCode).toBe(200);
    await older.keep();
    expect((await newer.fetchFile('app-A1.js')).statusCode).toBe(200);
  });
});
