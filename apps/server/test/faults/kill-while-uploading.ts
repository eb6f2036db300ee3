import { createHash } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, clientOf, signUp } from '../support/http-client.ts';
import { faultsOf } from './check-journal.ts';
import { openJournal } from './journal.ts';
import { seededRandom } from './random.ts';

export interface KillRun {
  readonly dataFolder: string;
  readonly journalFile: string;
  readonly photos: readonly Buffer[];
  readonly kills: number;
  readonly seed: number;
  /** The longest a server lives after the last photo that it is let acknowledge, ms. */
  readonly mostMs: number;
  /** The server to start; main.ts when it is left out. */
  readonly entry?: string;
  readonly say?: (sentence: string) => void;
}

export interface KillReport {
  readonly acknowledged: number;
  /** Uploads that a kill cut off, and that were sent again. */
  readonly cutOff: number;
  readonly faults: readonly string[];
  /** Temporary files that the last sweep should have taken. */
  readonly drafts: number;
}

const AT_ONCE = 3;
/** A server may acknowledge so many photos less one before its last moment begins: slow machines get as far as quick ones. */
const MOST_PHOTOS = 6;

/** Kills a server with SIGKILL at random moments of many uploads, starts it again, and asks for everything it had acknowledged. */
export async function killWhileUploading(run: KillRun): Promise<KillReport> {
  const { dataFolder, photos, kills, seed, mostMs, say = () => {} } = run;
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
  let waiting: Buffer[] = [];

  const uploadUntilGone = async (client: Client): Promise<void> => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      try {
        const { status, body } = await client.upload(photo);
        if (status !== 200) faults.push(`an upload was answered ${status} ${body.error}`);
        else journal.write({ person, cookie, id: body.id, sha256: createHash('sha256').update(photo).digest('hex'), bytes: photo.length });
      } catch {
        cutOff++;
        waiting.push(photo);
        return;
      }
    }
  };

  let server = await start();
  for (let kill = 1; kill <= kills; kill++) {
    if (waiting.length === 0) {
      person = `person${++people}`;
      cookie = (await signUp(server.url, person)).cookie;
      waiting = [...photos];
    }
    const client = clientOf(server.url, cookie);
    const uploads = Array.from({ length: AT_ONCE }, () => uploadUntilGone(client));
    const enough = journal.entries.length + Math.floor(random() * MOST_PHOTOS);
    while (journal.entries.length < enough && waiting.length > 0) await rest(20);
    await rest(random() * mostMs);
    await server.kill();
    await Promise.all(uploads);
    server = await start();
    faults.push(...(await faultsOf(server.url, dataFolder, journal.entries)));
    say(`kill ${kill}: ${journal.entries.length} acknowledged, ${cutOff} cut off, ${faults.length} faults`);
    if (faults.length > 0) break;
  }
  const drafts = await draftsAfterSweep(server, dataFolder, start);
  journal.close();
  return { acknowledged: journal.entries.length, cutOff, faults, drafts };
}

const rest = (spanMs: number) => new Promise((done) => setTimeout(done, spanMs));

/** What is left in the folder of drafts when they are old enough and a server starts. */
async function draftsAfterSweep(server: ServerProcess, dataFolder: string, start: () => Promise<ServerProcess>): Promise<number> {
  await server.stop();
  const folder = join(dataFolder, 'photos/drafts');
  const earlier = new Date(Date.now() - 2 * 3_600_000);
  const old = new Set(readdirSync(folder));
  for (const name of old) utimesSync(join(folder, name), earlier, earlier);
  await (await start()).stop();
  return readdirSync(folder).filter((name) => old.has(name)).length;
}
