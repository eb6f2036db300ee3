import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingError } from '../../src/settings/setting-error.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { StartError } from '../../src/settings/start-error.ts';
import { startServer } from '../../src/start/start-server.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { freePort } from './start-process.ts';

/* In this process; `system/process.test.ts` shows that the process prints such a reason after 'Muro cannot start.' and exits with 1. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-starts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('a failing start rejects with one line and prints nothing else', () => {
  /** Returns the reason why the server does not start. */
  const start = async (env: Record<string, string>): Promise<string> => {
    const place = { PORT: String(await freePort()), MURO_DATA: mkdtempSync(join(folder, 'start-')), MURO_PAINT_AHEAD: '0' };
    try {
      const server = await startServer(readSettings({ ...place, ...env }), pino({ level: 'silent' }));
      await server.stop();
    } catch (error) {
      expect(error instanceof SettingError || error instanceof StartError, String(error)).toBe(true);
      const { message } = error as Error;
      expect(message.split('\n')).toHaveLength(1);
      expect(console.error).not.toHaveBeenCalled();
      return message;
    }
    throw new Error('Expected that the server does not start.');
  };

  it('a wrong setting', async () => {
    expect(await start({ PORT: 'eighty' })).toBe('PORT: expected a whole number from 0 to 65535, but it is "eighty".');
  });

  it('a PostgreSQL without a secret', async () => {
    const reason = await start({ DATABASE_URL: 'postgresql://user:password@127.0.0.1/muro', MURO_SECRET: '' });
    expect(reason).toMatch(/^MURO_SECRET: expected a secret of 24 characters .*make one with `muro init` or `openssl rand -base64 32`/);
  });

  it('a data folder that cannot be written', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect(await start({ MURO_DATA: join(folder, 'a-file', 'data') })).toContain('cannot be written (ENOTDIR)');
  });

  it.runIf(process.platform === 'linux')('a data folder where the system allows no folders', async () => {
    expect(await start({ MURO_DATA: '/proc/muro/data' })).toBe('The data folder /proc/muro/data cannot be written (ENOENT).');
  });

  it('a used port', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    for (const name of ['PORT', 'MURO_METRICS_PORT'])
      expect(await start({ [name]: String(port) })).toBe(
        `Port ${port} on 127.0.0.1 is in use by another program; choose another with ${name}.`,
      );
    blocker.close();
  });

  it('a price list that cannot be used', async () => {
    const catalogue = makeCatalogue(join(folder, 'prices'));
    const prices = join(catalogue, 'prices.json');
    for (const [text, reason] of [
      ['{ "currency": "EUR",\n"materials": {}, }', `${prices}: line 2, column 16: a comma too many before }.`],
      ['{ "currency": "EUR",\n"vat": 21,\n"materials": 7 }', `${prices}: line 2, column 8, vat: must be "included", not 21 (and 1 more).`],
      [null, `${prices}: is missing; without prices nothing can be sold.`],
    ] as const) {
      if (text === null) rmSync(prices);
      else writeFileSync(prices, text);
      expect(await start({ MURO_CATALOGUE: catalogue })).toContain(reason);
    }
  });

  it('a catalogue that is empty or does not exist', async () => {
    for (const [catalogue, reason] of [
      [mkdtempSync(join(folder, 'empty-')), 'holds no design: no folder with a design.xml'],
      [join(folder, 'nowhere'), 'there is no such folder'],
    ] as const)
      expect(await start({ MURO_CATALOGUE: catalogue })).toContain(`${catalogue}: ${reason}`);
  });

  it('a database that does not answer', async () => {
    const port = await freePort();
    const reason = await start({
      DATABASE_URL: `postgresql://muro:hidden@127.0.0.1:${port}/x`,
      MURO_SECRET: 'secret of 24 characters !',
    });
    expect(reason).toBe(`PostgreSQL does not answer at 127.0.0.1:${port} (ECONNREFUSED): is it running, and is DATABASE_URL right?`);
  });
});
