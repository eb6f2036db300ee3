import { desc, eq, sql } from 'drizzle-orm';
import { nameKey } from '../../accounts/rules/name-key.ts';
import { hasConfirmedEmail } from '../../accounts/sql/email-confirmations.ts';
import type { Db } from '../../db/database.ts';
import { parcels, users } from '../../db/schema/schema.ts';
import { orderTexts } from '../../db/schema/shared-schema.ts';
import type { OrderRecords } from '../../orders/types/orders.ts';
import type { MailRecords } from '../types/mail.ts';

/** Maximum number of accounts that a mail to one address refers to. */
const MAX_ACCOUNTS = 5;

/** Reads the data of a mail when it is sent. */
export function createMailRecords(db: Db, records: OrderRecords): MailRecords {
  return {
    async findFacts({ orderId, parcelId, about }) {
      const order = orderId === null ? null : await records.find(orderId);
      if (!order) return null;
      const { termsSha256 } = order;
      const [terms] = termsSha256 === null ? [] : await db.select().from(orderTexts).where(eq(orderTexts.sha256, termsSha256));
      const [parcel] = parcelId === null ? [] : await db.select().from(parcels).where(eq(parcels.id, parcelId));
      const withdrawal = order.withdrawals.find(({ id }) => String(id) === about) ?? null;
      return { order, terms: terms?.text ?? '', parcel: parcel ?? null, withdrawal };
    },
    async listAccounts({ userId, about }) {
      const { id, name, email } = users;
      const isTheirs =
        userId === null
          ? about.includes('@')
            ? eq(sql`lower(${email})`, about.trim().toLowerCase())
            : eq(users.nameKey, nameKey(about))
          : eq(id, userId);
      const rows = await db
        .select({ id, name, email, isConfirmed: hasConfirmedEmail })
        .from(users)
        .where(isTheirs)
        .orderBy(desc(hasConfirmedEmail), users.createdAt)
        .limit(MAX_ACCOUNTS);
      // Accounts that confirmed the address take precedence over those that only claim it.
      const proved = rows.filter(({ isConfirmed }) => isConfirmed);
      return proved.length > 0 ? proved : rows;
    },
  };
}
