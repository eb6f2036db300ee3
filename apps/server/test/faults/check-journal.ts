import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownPhotosAnswer } from '@muro/api';
import sharp from 'sharp';
import { type Client, clientOf } from '../support/http-client.ts';
import type { Acknowledged } from './journal.ts';

/** A file, identified by its content. */
export type SentFile = Pick<Acknowledged, 'sha256' | 'bytes'>;

const PREFIX = /^[0-9a-f]{2}$/;
const MAX_ASKED = 150;

/**
 * Returns the faults of a restarted server: acknowledged photos that it lost, changed or duplicated, and files whose content does not match
 * their name. Empty if there are none.
 */
export async function verifyJournal(url: string, dataFolder: string, journal: readonly Acknowledged[]): Promise<readonly string[]> {
  return [...wrongFiles(join(dataFolder, 'photos')), ...(await wrongAnswers(url, journal))];
}

/** Returns every stored file whose content does not match its name. */
function wrongFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => PREFIX.test(name))
    .flatMap((prefix) => readdirSync(join(folder, prefix)).map((name) => join(prefix, name)))
    .filter(
      (name) =>
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex') !== name.slice(3),
    )
    .map((name) => `${name} has other bytes than its name says`);
}

async function wrongAnswers(url: string, journal: readonly Acknowledged[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const people = new Map(journal.map(({ person, cookie }) => [person, cookie]));
  for (const [person, cookie] of people) {
    const client = clientOf(url, cookie);
    const theirs = journal.filter((entry) => entry.person === person);
    const idOf = await idsOf(client, theirs);
    for (const { id, sha256 } of theirs) {
      if (idOf.get(sha256) !== id)
        faults.push(`${person}: ${sha256} was acknowledged as ${id} and is now ${idOf.get(sha256) ?? 'not there'}`);
    }
    for (const id of new Set(idOf.values())) faults.push(...(await unservedCopies(client, id)));
  }
  return faults;
}

/** Returns the ids of the user's files on the server, by hash. */
export async function idsOf(client: Client, files: readonly SentFile[]): Promise<ReadonlyMap<string, number>> {
  const requested = [...new Map(files.map(({ sha256, bytes }) => [sha256, { sha256, bytes }])).values()];
  const ids = new Map<string, number>();
  for (let start = 0; start < requested.length; start += MAX_ASKED) {
    const { body } = await client.post<KnownPhotosAnswer>('/api/photos/known', { photos: requested.slice(start, start + MAX_ASKED) });
    for (const { sha256, photo } of body.known) ids.set(sha256, photo.id);
  }
  return ids;
}

/** Returns the faults of the served copies of a photo. */
export async function unservedCopies(client: Client, id: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const copy of ['web', 'thumb']) {
    const { status, headers, bytes } = await client.get(`/photos/${id}/${copy}.jpg`);
    const isSame = headers.etag === `"${createHash('sha256').update(bytes).digest('hex')}"`;
    const isWhole =
      status === 200 &&
      isSame &&
      (await sharp(bytes, { failOn: 'warning' })
        .stats()
        .catch(() => null)) !== null;
    if (!isWhole) faults.push(`${copy} of ${id} is not served whole (${status})`);
  }
  return faults;
}
