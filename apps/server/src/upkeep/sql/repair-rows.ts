import { and, eq, or, sql } from 'drizzle-orm';
import { screenshotMark } from '../../collages/types/screenshot-mark.ts';
import type { Db, Tx } from '../../db/database.ts';
import { collageVersions, orders, photos, printJobs, users } from '../../db/schema/schema.ts';
import type { PrintPlace } from '../../orders/rules/print-name.ts';
import { productionOf, withProductionEvents } from '../../orders/sql/order-life.ts';
import { jobOf, REQUEUED } from '../../orders/sql/print-job.ts';
import type { RepairRows } from '../types/integrity.ts';

export function createRepairRows(db: Db): RepairRows {
  return {
    async findOriginal(copy) {
      const isCopy = or(eq(photos.webSha256, copy), eq(photos.thumbSha256, copy));
      const [row] = await db.select({ sha256: photos.sha256, sizeBytes: photos.sizeBytes }).from(photos).where(isCopy).limit(1);
      return row ? { ...row, name: row.sha256, isPrint: false } : null;
    },
    async updateCopies(original, former, { web, thumb }) {
      await db
        .update(photos)
        .set({ webSha256: web.sha256, thumbSha256: thumb.sha256 })
        .where(and(eq(photos.sha256, original), or(eq(photos.webSha256, former), eq(photos.thumbSha256, former))));
    },
    async deletePicture(sha256) {
      const isPicture = eq(collageVersions.pictureSha256, sha256);
      const rows = await db
        .update(collageVersions)
        .set({ pictureSha256: '' })
        .where(isPicture)
        .returning({ id: collageVersions.collageId });
      return rows.length > 0;
    },
    replaceScreenshot: (sha256) => replaceScreenshot(db, sha256),
    async holderWithoutChecksums(place) {
      const [row] = await db
        .select({ holder: printJobs.holder })
        .from(printJobs)
        .where(and(isDone(place), sql`${printJobs.files} ->> 'holder' is distinct from ${printJobs.holder}`));
      return row?.holder ?? null;
    },
    async recordPrintChecksums(place, holder, files) {
      await db
        .update(printJobs)
        .set({ files: { ...files, holder } })
        .where(and(isDone(place), eq(printJobs.holder, holder)));
    },
    requeue: (place, note) => db.transaction((tx) => requeue(tx, place, note)),
  };
}

async function replaceScreenshot(db: Db, sha256: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update collage_versions set screenshot_sha256 = picture_sha256, screenshot_bytes = 0,
      xml = replace(xml, ${screenshotMark(sha256)}, case picture_sha256 when '' then '' else replace(${screenshotMark(sha256)}, ${sha256}, picture_sha256) end)
    where screenshot_sha256 = ${sha256} and picture_sha256 <> ${sha256}
    returning collage_id`);
  return rows.length > 0;
}

const isDone = (place: PrintPlace) => and(jobOf(place), eq(printJobs.state, 'done'));

/**
 * Queues a job to be printed again. False for an order of a deleted account, whose collages are gone, and for a failed order, which the
 * shop has to restart.
 */
async function requeue(tx: Tx, place: PrintPlace, note: string): Promise<boolean> {
  const { orderId } = place;
  const [order] = await tx
    .select({ leftAt: users.leftAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.ownerId))
    .where(eq(orders.id, orderId));
  if (!order || order.leftAt !== null || (await productionOf(tx, orderId)) === 'failed') return false;
  const restart = async () => {
    const rows = await tx.update(printJobs).set(REQUEUED).where(isDone(place)).returning({ line: printJobs.line });
    return rows.length > 0;
  };
  return await withProductionEvents(tx, orderId, restart, note);
}
