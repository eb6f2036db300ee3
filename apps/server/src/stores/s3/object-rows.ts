import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/query-fault.ts';
import { blobs } from '../../db/schema/shared-schema.ts';
import { keepMark, MARK_OF_DATABASE } from '../../db/store-marks.ts';

export interface ObjectRow {
  readonly key: string;
  /** SHA-256 of a photo, or the name of a print file. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
}

export interface OrphanObject {
  readonly key: string;
  readonly uploadId: string | null;
}

/** State of the objects in the bucket. Times are the database's. */
export interface ObjectRows {
  /** Inserts the row before the object is sent. */
  begin(object: ObjectRow): Promise<void>;
  recordUpload(key: string, uploadId: string): Promise<void>;
  /** Makes a complete object visible; false if another object of its name is already kept. */
  keep(key: string): Promise<boolean>;
  /** Makes an object visible in place of the one of its name; returns the keys of the replaced objects. */
  replace(object: ObjectRow): Promise<readonly string[]>;
  find(name: string): Promise<ObjectRow | null>;
  /** Finds an object and resets its age. */
  renew(name: string): Promise<ObjectRow | null>;
  /** Hides an object before its deletion. */
  hide(key: string): Promise<void>;
  /** Hides the object of a name if it was last kept more than `ageMs` ago; returns its key, otherwise null. */
  hideOlder(name: string, ageMs: number): Promise<string | null>;
  /** Hides an object but leaves it in the bucket (quarantine); false if the name is unknown. */
  quarantine(name: string): Promise<boolean>;
  forgetRow(key: string): Promise<void>;
  /**
   * Lists orphaned objects: sent a day ago and never kept, or being deleted for an hour because a server died or the store was unavailable.
   */
  listOrphans(): Promise<readonly OrphanObject[]>;
  /** Lists, in order and in batches, the names of photos or print files that were last kept more than `ageMs` ago. */
  listNames(kind: 'photos' | 'prints', ageMs: number, prefix?: string): AsyncIterable<readonly string[]>;
  count(): Promise<number>;
  /** Returns the mark that this database leaves in its bucket, the same for all servers. */
  ownMark(): Promise<string>;
}

const BATCH = 500;
const DAY_S = 86_400;
const HOUR_S = 3_600;

const isStored = sql`${blobs.keptAt} is not null and ${blobs.leavingAt} is null`;
const isKeptAs = (name: string): SQL => sql`${blobs.name} = ${name} and ${isStored}`;
const row = { key: blobs.key, name: blobs.name, sha256: blobs.sha256, bytes: blobs.bytes };
/** Prefix of the names of print files. */
const PRINT = 'order-';
const isPrint = like(blobs.name, `${PRINT}%`);
/** Prefix of the names of quarantined objects. */
const ASIDE = 'aside/';
const isPhoto = and(not(isPrint), not(like(blobs.name, `${ASIDE}%`)));

export function createObjectRows(db: Db): ObjectRows {
  const mark = (key: string, change: { readonly uploadId: string } | Partial<Record<'keptAt' | 'leavingAt', SQL>>) =>
    db.update(blobs).set(change).where(eq(blobs.key, key));
  return {
    begin: async (object) => void (await db.insert(blobs).values({ ...object, sentAt: now })),
    recordUpload: async (key, uploadId) => void (await mark(key, { uploadId })),
    async keep(key) {
      try {
        await mark(key, { keptAt: now });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    replace: ({ key, name }) =>
      db.transaction(async (tx) => {
        const replaced = await tx.update(blobs).set({ leavingAt: now }).where(isKeptAs(name)).returning({ key: blobs.key });
        await tx.update(blobs).set({ keptAt: now }).where(eq(blobs.key, key));
        return replaced.map((row) => row.key);
      }),
    find: async (name) => (await db.select(row).from(blobs).where(isKeptAs(name)))[0] ?? null,
    renew: async (name) => (await db.update(blobs).set({ keptAt: now }).where(isKeptAs(name)).returning(row))[0] ?? null,
    hide: async (key) => void (await mark(key, { leavingAt: now })),
    async hideOlder(name, ageMs) {
      const isOld = and(isKeptAs(name), lt(blobs.keptAt, ago(ageMs / 1000)));
      const hiddenRows = await db.update(blobs).set({ leavingAt: now }).where(isOld).returning({ key: blobs.key });
      return hiddenRows[0]?.key ?? null;
    },
    quarantine: (name) => quarantine(db, name),
    forgetRow: async (key) => void (await db.delete(blobs).where(eq(blobs.key, key))),
    listOrphans: () => db.select({ key: blobs.key, uploadId: blobs.uploadId }).from(blobs).where(isOrphan).limit(BATCH),
    listNames(kind, ageMs, prefix = '') {
      const isOld = and(isStored, lt(blobs.keptAt, ago(ageMs / 1000)));
      // Bounds in addition to `like`, which scans the whole index in most locales. Names of photos are hexadecimal.
      return kind === 'prints'
        ? names(db, and(isOld, isPrint), PRINT)
        : names(db, and(isOld, isPhoto, lt(blobs.name, `${prefix}g`)), prefix);
    },
    async count() {
      const [counted] = await db.select({ count: sql<string>`count(*)` }).from(blobs).where(isStored);
      return Number(counted?.count ?? 0);
    },
    ownMark: () => ownMark(db),
  };
}

/** Renames a kept object so that no read finds it; false if there is none of that name. */
async function quarantine(db: Db, name: string): Promise<boolean> {
  const renamedRows = await db
    .update(blobs)
    .set({ name: sql`${ASIDE}::text || ${blobs.key}` })
    .where(isKeptAs(name))
    .returning({ key: blobs.key });
  return renamedRows.length > 0;
}

const isOrphan = or(and(isNull(blobs.keptAt), lt(blobs.sentAt, ago(DAY_S))), lt(blobs.leavingAt, ago(HOUR_S)));

/** @param first  a lower bound of these names */
async function* names(db: Db, isWanted: SQL | undefined, first: string): AsyncGenerator<readonly string[]> {
  for (let last = first; ; ) {
    const rows = await db
      .select({ name: blobs.name })
      .from(blobs)
      .where(and(isWanted, gt(blobs.name, last)))
      .orderBy(blobs.name)
      .limit(BATCH);
    if (rows.length > 0) yield rows.map(({ name }) => name);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.name ?? first;
  }
}

/** Returns the mark that the first server stored. */
async function ownMark(db: Db): Promise<string> {
  return await keepMark(db, MARK_OF_DATABASE, randomUUID());
}
