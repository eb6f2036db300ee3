import { type SQL, sql } from 'drizzle-orm';

interface BlobColumn {
  readonly table: SQL;
  /** SHA-256 of the blob; '' or null for none. */
  readonly name: SQL;
  /** Its size, if the row contains it. */
  readonly bytes: SQL;
}

const UNKNOWN = sql`null::bigint`;

/** Columns that reference blobs. */
export const BLOB_COLUMNS: readonly BlobColumn[] = [
  { table: sql`photos`, name: sql`sha256`, bytes: sql`size_bytes` },
  { table: sql`photos`, name: sql`web_sha256`, bytes: UNKNOWN },
  { table: sql`photos`, name: sql`thumb_sha256`, bytes: UNKNOWN },
  { table: sql`collage_versions`, name: sql`picture_sha256`, bytes: UNKNOWN },
  { table: sql`collage_versions`, name: sql`screenshot_sha256`, bytes: sql`nullif(screenshot_bytes, 0)` },
  { table: sql`layout_files`, name: sql`sha256`, bytes: UNKNOWN },
];
