import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, like, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { ago, now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/query-fault.ts';
import { blobs } from '../../db/schema/schema.ts';
import { keepMark, MARK_OF_DATABASE } from '../../db/store-marks.ts';

export interface ObjectRow {
  readonly key: string;
  /** SHA-256 of a photo, or the name of a print file. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
}

export interface LooseObject {
  readonly key: string;
  readonly uploadId: string | null;
}

/** What lies in the bucket, and how far each object is. Moments are the database's. */
export interface ObjectRows {
  /** Written down before it is sent. */
  begin(object: ObjectRow): Promise<void>;
  noteUpload(key: string, uploadId: string): Promise<void>;
  /** It is there whole. False: another one of its name is kept by now. */
  keep(key: string): Promise<boolean>;
  /** The same in place of whatever has its name; the keys of what leaves for it. */
  replace(object: ObjectRow): Promise<readonly string[]>;
  find(name: string): Promise<ObjectRow | null>;
  /** The same, kept anew from now on. */
  renew(name: string): Promise<ObjectRow | null>;
  /** Nobody finds it from here on. */
  leave(key: string): Promise<void>;
  /** The key of what leaves; null when there is none that was last kept so long ago. */
  leaveOld(name: string, ageMs: number): Promise<string | null>;
  /** Nobody finds it from here on, and it stays in the bucket. False: nothing has the name. */
  setAside(name: string): Promise<boolean>;
  gone(key: string): Promise<void>;
  /** What was sent a day ago and never kept, and what is leaving for an hour: a server died over it, or the store was away. */
  loose(): Promise<readonly LooseObject[]>;
  /** Names of what was last kept so long ago, in order, some at a time: photos, or print files. */
  names(kind: 'photos' | 'prints', ageMs: number, prefix?: string): AsyncIterable<readonly string[]>;
  count(): Promise<number>;
  /** What this database leaves in its bucket: the same for all servers. */
  ownMark(): Promise<string>;
}

const BATCH = 500;
const DAY_S = 86_400;
const HOUR_S = 3_600;

const isKept = sql`${blobs.keptAt} is not null and ${blobs.leavingAt} is null`;
const isKeptAs = (name: string): SQL => sql`${blobs.name} = ${name} and ${isKept}`;
const row = { key: blobs.key, name: blobs.name, sha256: blobs.sha256, bytes: blobs.bytes };
/** Before the name of a print file. */
const PRINT = 'order-';
const isPrint = like(blobs.name, `${PRINT}%`);
/** Before the key of what was put aside. */
const ASIDE = 'aside/';
const isPhoto = and(not(isPrint), not(like(blobs.name, `${ASIDE}%`)));

export function createObjectRows(db: Db): ObjectRows {
  const mark = (key: string, change: { readonly uploadId: string } | Partial<Record<'keptAt' | 'leavingAt', SQL>>) =>
    db.update(blobs).set(change).where(eq(blobs.key, key));
  return {
    begin: async (object) => void (await db.insert(blobs).values({ ...object, sentAt: now })),
    noteUpload: async (key, uploadId) => void (await mark(key, { uploadId })),
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
        const former = await tx.update(blobs).set({ leavingAt: now }).where(isKeptAs(name)).returning({ key: blobs.key });
        await tx.update(blobs).set({ keptAt: now }).where(eq(blobs.key, key));
        return former.map((one) => one.key);
      }),
    find: async (name) => (await db.select(row).from(blobs).where(isKeptAs(name)))[0] ?? null,
    renew: async (name) => (await db.update(blobs).set({ keptAt: now }).where(isKeptAs(name)).returning(row))[0] ?? null,
    leave: async (key) => void (await mark(key, { leavingAt: now })),
    async leaveOld(name, ageMs) {
      const isOld = and(isKeptAs(name), lt(blobs.keptAt, ago(ageMs / 1000)));
      const left = await db.update(blobs).set({ leavingAt: now }).where(isOld).returning({ key: blobs.key });
      return left[0]?.key ?? null;
    },
    setAside: (name) => setAside(db, name),
    gone: async (key) => void (await db.delete(blobs).where(eq(blobs.key, key))),
    loose: () => db.select({ key: blobs.key, uploadId: blobs.uploadId }).from(blobs).where(isLoose).limit(BATCH),
    names(kind, ageMs, prefix = '') {
      const isOld = and(isKept, lt(blobs.keptAt, ago(ageMs / 1000)));
      // Bounds besides `like`, which reads an index from one end to the other in most locales. Names of photos are hexadecimal.
      return kind === 'prints'
        ? names(db, and(isOld, isPrint), PRINT)
        : names(db, and(isOld, isPhoto, lt(blobs.name, `${prefix}g`)), prefix);
    },
    async count() {
      const [counted] = await db.select({ count: sql<string>`count(*)` }).from(blobs).where(isKept);
      return Number(counted?.count ?? 0);
    },
    ownMark: () => ownMark(db),
  };
}

/** Renames a kept object so that no read finds it; false if there is none of that name. */
async function setAside(db: Db, name: string): Promise<boolean> {
  const put = await db
    .update(blobs)
    .set({ name: sql`${ASIDE}::text || ${blobs.key}` })
    .where(isKeptAs(name))
    .returning({ key: blobs.key });
  return put.length > 0;
}

const isLoose = or(and(isNull(blobs.keptAt), lt(blobs.sentAt, ago(DAY_S))), lt(blobs.leavingAt, ago(HOUR_S)));

/** @param first  before all of these names */
async function* names(db: Db, isWanted: SQL | undefined, first: string): AsyncGenerator<readonly string[]> {
  for (let last = first; ; ) {
    const found = await db
      .select({ name: blobs.name })
      .from(blobs)
      .where(and(isWanted, gt(blobs.name, last)))
      .orderBy(blobs.name)
      .limit(BATCH);
    if (found.length > 0) yield found.map(({ name }) => name);
    if (found.length < BATCH) return;
    last = found.at(-1)?.name ?? first;
  }
}

/** The first server's word stands. */
async function ownMark(db: Db): Promise<string> {
  return await keepMark(db, MARK_OF_DATABASE, randomUUID());
}
