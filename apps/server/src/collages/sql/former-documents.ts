import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { collageVersions } from '../../db/schema/schema.ts';
import type { FormerDocuments } from '../types/former-documents.ts';
import { SCREENSHOT_ELEMENT } from '../types/screenshot-mark.ts';

/** Documents per statement: some megabytes. */
const BATCH = 20;

/** SQL expression of the document without the line of its screenshot. */
const WITHOUT_SCREENSHOT = sql`regexp_replace(xml, ${`\\n *${SCREENSHOT_ELEMENT}`}::text, '')`;

export function createFormerDocuments(db: Db): FormerDocuments {
  return {
    list: () =>
      db
        .select({ collageId: collageVersions.collageId, version: collageVersions.version, xml: collageVersions.xml })
        .from(collageVersions)
        .where(sql`screenshot_sha256 is null`)
        .limit(BATCH),
    async update({ collageId, version }, stored) {
      const isFormer = isNull(collageVersions.screenshotSha256);
      await db
        .update(collageVersions)
        .set(stored)
        .where(and(eq(collageVersions.collageId, collageId), eq(collageVersions.version, version), isFormer));
    },
    async shrinkOrders() {
      const { rows } = await db.execute(sql`update order_lines set xml = ${WITHOUT_SCREENSHOT}, has_former_xml = false
        where (order_id, line) in (select order_id, line from order_lines where has_former_xml limit ${BATCH} for update skip locked)
        returning order_id`);
      return rows.length > 0;
    },
  };
}
