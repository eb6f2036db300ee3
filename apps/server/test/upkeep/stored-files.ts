import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { createBucket } from '../../src/stores/s3/bucket.ts';
import { createS3Requests } from '../../src/stores/s3/s3-requests.ts';
import type { TestApp } from '../support/open-test-app.ts';

/* Access of tests to the files of a server, on disk or in a bucket. */

const pathOf = ({ folder }: TestApp, sha256: string) => join(folder, 'photos', sha256.slice(0, 2), sha256);
export const bucketOf = ({ s3 }: TestApp) => createBucket(createS3Requests(s3 as NonNullable<typeof s3>));

/** Returns the SHA-256 of all stored blobs, sorted. */
export async function keptBlobs({ services }: TestApp): Promise<string[]> {
  const names: string[] = [];
  for await (const some of services.blobs.listOlderThan(-60_000)) names.push(...some);
  return names.sort();
}

/** Returns the files that are being received. */
export const draftsOf = ({ folder }: TestApp): string[] => readdirSync(join(folder, 'photos/drafts'));

/** Makes all stored files older. */
export async function makeBlobsOlder(test: TestApp, spanMs: number): Promise<void> {
  if (test.s3) await test.database.db.execute(sql`update blobs set kept_at = kept_at - make_interval(secs => ${spanMs / 1000})`);
  else for (const name of await keptBlobs(test)) makeFileOlder(pathOf(test, name), spanMs);
  for (const name of draftsOf(test)) makeFileOlder(join(test.folder, 'photos/drafts', name), spanMs);
}

function makeFileOlder(path: string, spanMs: number): void {
  const { mtimeMs } = statSync(path);
  utimesSync(path, new Date(), new Date(mtimeMs - spanMs));
}

/** Deletes a file without the server's knowledge. */
export async function loseBlob(test: TestApp, sha256: string): Promise<void> {
  if (test.s3) await bucketOf(test).remove(await keyOf(test, sha256));
  else rmSync(pathOf(test, sha256));
}

export async function keyOf({ database }: TestApp, name: string): Promise<string> {
  const { rows } = await database.db.execute(
    sql`select key from blobs where name = ${name} and kept_at is not null and leaving_at is null`,
  );
  return String(rows[0]?.key);
}

/** Returns a print file or ticket; null if there is none. */
export async function printFile({ services }: TestApp, name: string): Promise<Buffer | null> {
  const file = await services.printFiles.read(name);
  return file && (await buffer(await file.open()));
}

export async function printNames({ services }: TestApp): Promise<string[]> {
  const names: string[] = [];
  for await (const some of services.printFiles.names()) names.push(...some);
  return names.sort();
}
