import { createHash } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, clientOf, signUp } from '../support/http-client.ts';
import { verifyJournal } from './check-journal.ts';
import { openJournal } from './journal.ts';
import { seededRandom } from './random.ts';

export interface KillRun {
  readonly dataFolder: string;
  readonly journalFile: string;
  readonly photos: readonly Buffer[];
  readonly kills: number;
  readonly seed: number;
  /** Longest time between the last awaited acknowledgement and the kill, ms. */
  readonly maxMs: number;
  /** File of the server to start; by default main.ts. */
  readonly entry?: string;
  readonly say?: (sentence: string) => void;
}

export interface KillReport {
  readonly acknowledged: number;
  /** Number of uploads that a kill interrupted and that were sent again. */
  readonly cutOff: number;
  readonly faults: readonly string[];
  /** Number of temporary files that the last garbage collection should have deleted. */
  readonly drafts: number;
}

const AT_ONCE = 3;
/** Upper bound of acknowledged photos before the kill, exclusive; independent of time, so that slow machines get as far as fast ones. */
const MAX_PHOTOS = 6;

/** Kills a server with SIGKILL at random moments during many uploads, restarts it, and checks everything that it had acknowledged. */
export async function killWhileUploading(run: KillRun): Promise<KillReport> {
  const { dataFolder, photos, kills, seed, maxMs, say = () => {} } = run;
  const random = seededRandom(seed);
  const journal = openJournal(run.journalFile);
  const port = await freePort();
  const start = async () => {
    const started = await startProcess({ PORT: String(port), MURO_DATA: dataFolder }, run.entry);
    if (started.child.exitCode !== null) throw new Error(`The server did not start: ${started.output()}`);
    return started;
  };
  const faults: string[] = [];
  let cutOff = 0;
  let people = 0;
  let person = '';
  let cookie = '';
  let remainingPhotos: Buffer[] = [];

  const uploadUntilGone = async (client: Client): Promise<void> => {
    for (let photo = remainingPhotos.shift(); photo; photo = remainingPhotos.shift()) {
      try {
        const { status, body } = await client.upload(photo);
        if (status !== 200) faults.push(`an upload was answered ${status} ${body.error}`);
        else journal.write({ person, cookie, id: body.id, sha256: createHash('sha256').update(photo).digest('hex'), bytes: photo.length });
      } catch {
        cutOff++;
        remainingPhotos.push(photo);
        return;
      }
    }
  };

  let server = await start();
  for (let kill = 1; kill <= kills; kill++) {
    if (remainingPhotos.length === 0) {
      person = `person${++people}`;
      cookie = (await signUp(server.url, person)).cookie;
      remainingPhotos = [...photos];
    }
    const client = clientOf(server.url, cookie);
    const uploads = Array.from({ length: AT_ONCE }, () => uploadUntilGone(client));
    const enough = journal.entries.length + Math.floor(random() * MAX_PHOTOS);
    while (journal.entries.length < enough && remainingPhotos.length > 0) await sleep(20);
    await sleep(random() * maxMs);
    await server.kill();
    await Promise.all(uploads);
    server = await start();
    faults.push(...(await verifyJournal(server.url, dataFolder, journal.entries)));
    say(`kill ${kill}: ${journal.entries.length} acknowledged, ${cutOff} cut off, ${faults.length} faults`);
    if (faults.length > 0) break;
  }
  const drafts = await draftsAfterSweep(server, dataFolder, start);
  journal.close();
  return { acknowledged: journal.entries.length, cutOff, faults, drafts };
}

const sleep = (spanMs: number) => new Promise((done) => setTimeout(done, spanMs));

/** Returns the number of drafts that remain when they are old enough and a server starts. */
async function draftsAfterSweep(server: ServerProcess, dataFolder: string, start: () => Promise<ServerProcess>): Promise<number> {
  await server.stop();
  const folder = join(dataFolder, 'photos/drafts');
  const earlier = new Date(Date.now() - 2 * 3_600_000);
  const namesBefore = new Set(readdirSync(folder));
  for (const name of namesBefore) utimesSync(join(folder, name), earlier, earlier);
  await (await start()).stop();
  return readdirSync(folder).filter((name) => namesBefore.has(name)).length;
}
