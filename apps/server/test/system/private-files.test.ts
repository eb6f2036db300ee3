import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { placeOrder } from '../orders/place-order.ts';
import { freePort, startProcess } from '../start/start-process.ts';
import { signUp } from '../support/http-client.ts';

let folder: string;
let before: number;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-private-'));
  before = process.umask(0o022); // the default of most machines; a started server inherits it
});
afterAll(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

const startServerIn = async (data: string) =>
  await startProcess({ PORT: String(await freePort()), MURO_DATA: data, MURO_CATALOGUE: makeCatalogue(join(folder, 'shop')) });
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe.runIf(process.platform !== 'win32')('a data folder', () => {
  it('and everything that a server writes into it is for the server’s user alone', async () => {
    const data = join(folder, 'data');
    const server = await startServerIn(data);
    const ana = await signUp(server.url, 'ana');
    const { id } = await placeOrder(ana, 400);
    await expect.poll(() => readdirSync(join(data, 'print')), { timeout: 60_000 }).toContain(`order-${id}.pdf`);
    expect(server.output()).not.toContain('open to other users');
    expect(await server.stop()).toBe(0);
    const open = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(data, name)).mode & 0o077);
    // The embedded database sets the mode of this cache itself, below folders that other users cannot enter.
    const openFiles = open.filter((name) => !name.endsWith('pg_internal.init'));
    expect(openFiles.map((name) => `${name} ${modeOf(join(data, name))}`)).toEqual([]);
    expect(modeOf(data)).toBe('700');
  });

  it('that other users can read is reported at the start, in one line that says what to do', async () => {
    const data = join(folder, 'open');
    const first = await startServerIn(data);
    await first.stop();
    chmodSync(data, 0o755);
    writeFileSync(join(data, 'old-file'), '');
    const server = await startServerIn(data);
    const lines = server
      .entries()
      .map(({ msg }) => msg)
      .filter((line) => line.includes('open to other users'));
    await server.stop();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${data} is open to other users of this machine (mode 755)`);
    expect(lines[0]).toContain(`chmod -R go= '${data}'`);
  });
});
