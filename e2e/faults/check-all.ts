import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PATHS, pathOf } from '@muro/api';
import pLimit from 'p-limit';
import { type DumpLine, readDumpLines } from '../../packages/shop/src/index.ts';
import type { HttpAnswer } from '../../test-support/http-call.ts';
import { checkPeople } from './check-people.ts';
import type { World } from './fault-kind.ts';
import type { Entry, Journal } from './journal.ts';

const AT_ONCE = 4;
const IN_FOLDER = /^[0-9a-f]{2}$/;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Requests everything that an idle shop has acknowledged, and records faults in the journal. */
export async function checkAll(world: World, journal: Journal): Promise<void> {
  const { calls, setUp } = world;
  const download = (path: string) => calls.settle({ method: 'GET', path, headers: { authorization: `Bearer ${setUp.token}` } });
  const { named, rows } = await dumpOf(await download(PATHS.shopDump));
  checkRows(rows, journal);
  await checkContent(named, journal, download);
  if (!setUp.store) checkFiles(join(setUp.disk.outside, 'data/photos'), journal);
  await checkPeople(calls, journal);
}

type Named = Extract<DumpLine, { readonly kind: 'blob' | 'print' }>;
type Row = Readonly<Record<string, unknown>>;

async function dumpOf({
  bytes,
}: HttpAnswer): Promise<{ readonly named: readonly Named[]; readonly rows: ReadonlyMap<string, readonly Row[]> }> {
  const named: Named[] = [];
  const rows = new Map<string, Row[]>();
  let table: Row[] = [];
  for await (const line of readDumpLines(Readable.from([bytes]).pipe(createGunzip()))) {
    if (line.kind === 'table') {
      table = [];
      rows.set(line.name, table);
    } else if (line.kind === 'row') table.push(JSON.parse(line.json) as Row);
    else if (line.kind !== 'end') named.push(line);
  }
  return { named, rows };
}

/** Compares the tables with the acknowledged data, in both directions. */
function checkRows(rows: ReadonlyMap<string, readonly Row[]>, journal: Journal): void {
  const idOf = (entry: Entry) => (entry.kind === 'photo' || entry.kind === 'order' ? entry.id : entry.kind === 'save' ? entry.collage : 0);
  for (const [table, kind] of [
    ['photos', 'photo'],
    ['collages', 'save'],
    ['orders', 'order'],
  ] as const) {
    const wanted = new Set(journal.entries.filter((entry) => entry.kind === kind).map(idOf));
    const photoIds = (rows.get(table) ?? []).filter((row) => row.owner_id !== null).map(({ id }) => Number(id));
    for (const id of photoIds) if (!wanted.has(id)) journal.recordFinding('doubled', `${id} of ${table} was never acknowledged`);
    for (const id of wanted) if (!photoIds.includes(id)) journal.recordFinding('lost', `${id} of ${table}`);
  }
}

/** Checks that all content that rows reference exists and matches its hash. */
async function checkContent(named: readonly Named[], journal: Journal, download: (path: string) => Promise<HttpAnswer>): Promise<void> {
  const photos = new Set(journal.entries.flatMap((entry) => (entry.kind === 'photo' ? [entry.sha256] : [])));
  const hashes = new Set(named.map(({ sha256 }) => sha256));
  for (const sha256 of photos) if (!hashes.has(sha256)) journal.recordFinding('lost', `no row names the photo ${sha256}`);
  await pLimit(AT_ONCE).map(named, async (item) => {
    const name = item.kind === 'print' ? item.name : item.sha256;
    const answer = await download(item.kind === 'print' ? pathOf(PATHS.shopPrintFile, { name }) : pathOf(PATHS.shopBlob, { hash: name }));
    if (answer.status !== 200) journal.recordFinding('lost', `${name} is answered ${answer.status}`);
    else if (item.sha256 !== null && hashOf(answer.bytes) !== item.sha256) journal.recordFinding('half-written', `${name} has other bytes`);
  });
}

/** Checks that the name of every file in the photo folder is the hash of its content. */
function checkFiles(folder: string, journal: Journal): void {
  for (const inside of readdirSync(folder).filter((name) => IN_FOLDER.test(name)))
    for (const name of readdirSync(join(folder, inside)))
      if (hashOf(readFileSync(join(folder, inside, name))) !== name)
        journal.recordFinding('half-written', `the file ${name} has other bytes`);
}
