import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { lockOwner } from '../../accounts/sql/lock-owner.ts';
import { fromNow } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { cartLines } from '../../db/schema/line-schema.ts';
import { orders } from '../../db/schema/schema.ts';
import type { CartChange, CartLine, Carts, ChooseLines } from '../types/carts.ts';

export function createCarts(db: Db): Carts {
  return {
    list: (ownerId) => linesOf(db, ownerId),
    put: (ownerId, requested, { maxLines, chooseLines }) =>
      db.transaction(async (tx) => {
        await lockOwner(tx, ownerId);
        const existing = await linesOf(tx, ownerId);
        const changes = changedLines(existing, requested, chooseLines);
        if (existing.length + changes.filter((change) => change.isNew).length > maxLines) return false;
        for (const [index, change] of changes.entries())
          await (change.isNew ? insertLine(tx, ownerId, change, index) : updateLine(tx, ownerId, change));
        return true;
      }),
    async remove(ownerId, collageId, line) {
      const all = and(eq(cartLines.ownerId, ownerId), eq(cartLines.collageId, collageId));
      await db.delete(cartLines).where(line === undefined ? all : and(all, eq(cartLines.line, line)));
    },
    async findEarlierAddress(ownerId) {
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

async function linesOf(db: Pick<Db, 'select'>, ownerId: number): Promise<readonly CartLine[]> {
  const { collageId, line, material, quantity, version } = cartLines;
  return await db
    .select({ collageId, line, material, quantity, version })
    .from(cartLines)
    .where(eq(cartLines.ownerId, ownerId))
    .orderBy(asc(cartLines.addedAt), asc(collageId), asc(line));
}

interface Change extends CartChange {
  readonly line: number;
  readonly isNew: boolean;
}

/** Returns the changes by line; each line occurs once. */
function changedLines<W extends CartChange>(
  existing: readonly CartLine[],
  requested: readonly W[],
  chooseLines: ChooseLines<W>,
): readonly Change[] {
  const changes: Change[] = [];
  for (const request of requested) {
    const isOwn = ({ collageId }: CartChange) => collageId === request.collageId;
    const cartLines = existing.filter(isOwn);
    const usedLines = new Set(changes.filter(isOwn).map(({ line }) => line));
    for (const line of chooseLines(request, cartLines, usedLines))
      changes.push({ ...request, line, isNew: !cartLines.some((cartLine) => cartLine.line === line) });
  }
  return changes;
}

const valuesOf = ({ material, quantity, version }: CartChange) => ({
  ...(material !== undefined && { material }),
  ...(quantity !== undefined && { quantity }),
  ...(version !== undefined && { version }),
});

/** @param position  index among the lines of this step; each is added 1 ms after the previous one, which keeps their order */
async function insertLine(tx: Tx, ownerId: number, change: Change, position: number): Promise<void> {
  const { collageId, line } = change;
  const addedAt = fromNow(position / 1000);
  await tx.insert(cartLines).values({ ownerId, collageId, line, material: '', quantity: 1, ...valuesOf(change), addedAt });
}

async function updateLine(tx: Tx, ownerId: number, change: Change): Promise<void> {
  const values = valuesOf(change);
  if (Object.keys(values).length === 0) return;
  const { collageId, line } = change;
  const isLine = and(eq(cartLines.ownerId, ownerId), eq(cartLines.collageId, collageId), eq(cartLines.line, line));
  await tx.update(cartLines).set(values).where(isLine);
}
