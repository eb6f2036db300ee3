import { and, eq, isNull, sql } from 'drizzle-orm';
import { fromNow } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { heldVersions } from '../../db/schema/line-schema.ts';
import { collages, users } from '../../db/schema/schema.ts';
import type { HeldVersions } from '../types/references.ts';

export function createHeldVersions(db: Db): HeldVersions {
  return {
    async hold(collageId, version, lifeS) {
      const until = fromNow(lifeS);
      const [row] = await db
        .insert(heldVersions)
        .values({ collageId, version, until })
        .onConflictDoUpdate({ target: [heldVersions.collageId, heldVersions.version], set: { until } })
        .returning({ untilS: sql<number>`extract(epoch from ${heldVersions.until})::double precision` });
      return row?.untilS ?? 0;
    },
    async ownerOf(collageId) {
      const [row] = await db
        .select({ id: users.id })
        .from(collages)
        .innerJoin(users, eq(users.id, collages.ownerId))
        .where(and(eq(collages.id, collageId), isNull(users.leftAt)));
      return row?.id ?? null;
    },
  };
}
