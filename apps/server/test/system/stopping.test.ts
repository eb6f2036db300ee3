import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { orderOf, orderState, placeOrder, saveFourPhotos } from '../orders/place-order.ts';
import { childrenOf, commandOf, pauseProcess } from '../start/process-tree.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, clientOf, signUp } from '../support/http-client.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';

const migrations = resolve(import.meta.dirname, '../../migrations');
const timeout = { timeout: 120_000, interval: 10 };

describe.each(DATABASES)('stopping on %s', (kind) => {
  let folder: string;
  let env: Record<string, string>;
  let running: ServerProcess[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-stopping-'));
    env = { MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: makeCatalogue(folder) };
    if (kind === 'postgres') env.DATABASE_URL = await newPostgresDatabase();
  });
  afterEach(async () => {
    for (const server of running) await server.kill();
    running = [];
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = async () => {
    const server = await startProcess({ PORT: String(await freePort()), ...env });
    running.push(server);
    return server;
  };
  const signedInClient = (server: ServerProcess, { cookie }: Client) => clientOf(server.url, cookie);
  const printFolder = () => join(folder, 'data/print');
  const halfFiles = (): readonly string[] => {
    try {
      return readdirSync(printFolder(), { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.part'));
    } catch {
      return []; // a folder was deleted while it was listed
    }
  };
  const printers = ({ child }: ServerProcess) => childrenOf(child.pid as number).filter((pid) => commandOf(pid).includes('print-child'));
  /**
   * Places an order and suspends its print process half-way; if the print was faster, places another one. The returned `resumePrint` resumes the
   * process, so that it can end after its server was killed.
   */
  const orderHeld = async (server: ServerProcess, client: Client, place: () => Promise<{ readonly id: number }>) => {
    for (;;) {
      const { id } = await place();
      // The scratch folder of an attempt exists before its process.
      const isAtWork = () => halfFiles().length > 0 && printers(server).length > 0;
      while (!isAtWork() && (await orderState(client, id)) !== 'printed') await sleep(10);
      const holders = printers(server);
      await Promise.all(holders.map(pauseProcess));
      const resumePrint = () => {
        for (const pid of holders) process.kill(pid, 'SIGCONT');
      };
      // The ticket is written last and published first, which empties the scratch folder of a completed attempt.
      const half = halfFiles();
      const isWritten = half.some((name) => name.endsWith('.json')) || existsSync(join(printFolder(), `order-${id}.json`));
      if (holders.length > 0 && half.length > 0 && !isWritten) return { id, resumePrint };
      resumePrint();
      await expect.poll(() => orderState(client, id), timeout).toBe('printed');
    }
  };
  const attemptsOf = async (id: number) => {
    const database = await openDatabase({ url: env.DATABASE_URL, folder: join(folder, 'data/database'), migrations });
    const { rows } = await database.db.execute(sql`select attempts, state from print_jobs where order_id = ${id}`);
    await database.close();
    return rows[0];
  };

  it('the whole process group during a print uses no attempt, however often', { timeout: 400_000 }, async () => {
    let server = await start();
    let ana = await signUp(server.url, 'ana');
    const signalEachProcess = ({ child }: ServerProcess) => {
      // Signals each process of the service, children first, like systemd.
      for (const pid of [...childrenOf(child.pid as number), child.pid as number]) process.kill(pid, 'SIGTERM');
      return new Promise<number | null>((done) => child.once('exit', done));
    };
    const stopActions = [() => server.stopGroup(), () => server.stopGroup('SIGINT'), () => signalEachProcess(server), () => server.stop()];
    const saved = await saveFourPhotos(ana);
    const ids: number[] = [];
    for (const stop of stopActions) {
      const { id } = await orderHeld(server, ana, async () => {
        const order = await orderOf(ana, saved);
        ids.push(order.id);
        return order;
      });
      expect(await stop()).toBe(0);
      expect(halfFiles()).toEqual([]);
      expect(await attemptsOf(id), `${stop} ${server.output()}`).toEqual({ attempts: 0, state: 'waiting' });
      server = await start();
      ana = signedInClient(server, ana);
      await expect.poll(() => orderState(ana, id), timeout).toBe('printed');
    }
    expect(readdirSync(printFolder()).sort()).toEqual(ids.flatMap((id) => [`order-${id}.json`, `order-${id}.pdf`]).sort());
    expect(await server.stop()).toBe(0);
    for (const id of ids) expect(await attemptsOf(id)).toEqual({ attempts: 1, state: 'done' });
  });

  it('by kill -9 gives the attempt back, and the next one removes the files of the killed one', { timeout: 300_000 }, async () => {
    const server = await start();
    const ana = await signUp(server.url, `bea${kind}`);
    const { id, resumePrint } = await orderHeld(server, ana, () => placeOrder(ana));
    await server.kill();
    expect(halfFiles()).not.toEqual([]);
    resumePrint();
    const next = await start();
    await expect.poll(() => orderState(signedInClient(next, ana), id), timeout).toBe('printed');
    expect(halfFiles()).toEqual([]);
    expect(await next.stop()).toBe(0);
    expect(await attemptsOf(id)).toEqual({ attempts: 1, state: 'done' });
  });

  if (kind === 'postgres')
    it('starting a second server does not affect the print of the first one', { timeout: 300_000 }, async () => {
      const first = await start();
      const ana = await signUp(first.url, `cato${kind}`);
      const { id, resumePrint } = await orderHeld(first, ana, () => placeOrder(ana));
      const half = halfFiles();
      const second = await start();
      expect(halfFiles()).toEqual(half);
      resumePrint();
      await expect.poll(() => orderState(signedInClient(second, ana), id), timeout).toBe('printed');
      for (const server of [first, second]) expect(await server.stop()).toBe(0);
      expect(await attemptsOf(id)).toEqual({ attempts: 1, state: 'done' });
    });
});
