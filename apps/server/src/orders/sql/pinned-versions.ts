import { and, eq, isNull, sql } from 'drizzle-orm';
import { fromNow } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { pinnedVersions } from '../../db/schema/line-schema.ts';
import { collages, users } from '../../db/schema/schema.ts';
import type { PinnedVersions } from '../types/references.ts';

export function createPinnedVersions(db: Db): PinnedVersions {
  return {
    async pin(collageId, version, lifeS) {
      const until = fromNow(lifeS);
      const [row] = await db
        .insert(pinnedVersions)
        .values({ collageId, version, until })
        .onConflictDoUpdate({ target: [pinnedVersions.collageId, pinnedVersions.version], set: { until } })
        .returning({ untilS: sql<number>`extract(epoch from ${pinnedVersions.until})::double precision` });
      return row?.untilS ?? 0;
    },
    async findOwner(collageId) {
      const [row] = await db
        .select({ id: users.id })
        .from(collages)
        .innerJoin(users, eq(users.id, collages.ownerId))
        .where(and(eq(collages.id, collageId), isNull(users.leftAt)));
      return row?.id ?? null;
    },
  };
}
