import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Carts } from '../ports/carts.ts';
import { now } from './clock.ts';
import type { Db } from './database.ts';
import { cartLines } from './line-schema.ts';
import { lockOwner } from './lock-owner.ts';
import { orders } from './schema.ts';

export function createCarts(db: Db): Carts {
  return {
    async list(ownerId) {
      const { collageId, material, quantity } = cartLines;
      return await db
        .select({ collageId, material, quantity })
        .from(cartLines)
        .where(eq(cartLines.ownerId, ownerId))
        .orderBy(asc(cartLines.addedAt), asc(collageId));
    },
    put: (ownerId, { collageId, material, quantity }, most) =>
      db.transaction(async (tx) => {
        await lockOwner(tx, ownerId);
        const others = and(eq(cartLines.ownerId, ownerId), sql`${cartLines.collageId} <> ${collageId}`);
        const [row] = await tx.select({ there: count() }).from(cartLines).where(others);
        if ((row?.there ?? 0) >= most) return false;
        const changes = { ...(material !== undefined && { material }), ...(quantity !== undefined && { quantity }) };
        const line = { ownerId, collageId, material: '', quantity: 1, ...changes, addedAt: now };
        const target = { target: [cartLines.ownerId, cartLines.collageId] };
        const insert = tx.insert(cartLines).values(line);
        await (Object.keys(changes).length > 0
          ? insert.onConflictDoUpdate({ ...target, set: changes })
          : insert.onConflictDoNothing(target));
        return true;
      }),
    async remove(ownerId, collageId) {
      await db.delete(cartLines).where(and(eq(cartLines.ownerId, ownerId), eq(cartLines.collageId, collageId)));
    },
    async earlierAddress(ownerId) {
      const [last] = await db
        .select({ address: orders.address, invoice: orders.invoiceAddress })
        .from(orders)
        .where(and(eq(orders.ownerId, ownerId), isNull(orders.shopNumber)))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(1);
      return last ? { ...last.address, invoice: last.invoice } : null;
    },
  };
}
