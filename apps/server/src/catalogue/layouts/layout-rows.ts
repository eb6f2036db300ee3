import { and, eq } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { layoutFiles } from '../../db/schema/schema.ts';

export interface LayoutRow {
  readonly path: string;
  readonly sha256: string;
}

/** Files of every layout that a design ever had; rows are never deleted. */
export interface LayoutRows {
  /** Returns no files for a hash that the design never had. */
  filesOf(templateId: string, hash: string): Promise<readonly LayoutRow[]>;
  /** Returns the blob of a file of any design's layout; null for an unknown one. */
  fileAt(hash: string, path: string): Promise<string | null>;
  add(templateId: string, hash: string, files: readonly LayoutRow[]): Promise<void>;
}

export function createLayoutRows(db: Db): LayoutRows {
  return {
    filesOf: (templateId, hash) =>
      db
        .select({ path: layoutFiles.path, sha256: layoutFiles.sha256 })
        .from(layoutFiles)
        .where(and(eq(layoutFiles.templateId, templateId), eq(layoutFiles.hash, hash))),
    async fileAt(hash, path) {
      const [row] = await db
        .select({ sha256: layoutFiles.sha256 })
        .from(layoutFiles)
        .where(and(eq(layoutFiles.hash, hash), eq(layoutFiles.path, path)))
        .limit(1);
      return row?.sha256 ?? null;
    },
    async add(templateId, hash, files) {
      const rows = files.map(({ path, sha256 }) => ({ templateId, hash, path, sha256, createdAt: now }));
      await db.insert(layoutFiles).values(rows).onConflictDoNothing();
    },
  };
}
