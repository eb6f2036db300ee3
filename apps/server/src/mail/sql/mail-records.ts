import { desc, eq, sql } from 'drizzle-orm';
import { nameKey } from '../../accounts/rules/name-key.ts';
import { hasConfirmedEmail } from '../../accounts/sql/email-confirmations.ts';
import type { Db } from '../../db/database.ts';
import { orderTexts, parcels, users } from '../../db/schema/schema.ts';
import type { OrderRecords } from '../../orders/types/orders.ts';
import type { MailRecords } from '../types/mail.ts';

/** Of one e-mail address that a mail tells of. */
const MOST_ACCOUNTS = 5;

/** What a mail tells, read when it goes out. */
export function createMailRecords(db: Db, records: OrderRecords): MailRecords {
  return {
    async facts({ orderId, parcelId, about }) {
      const order = orderId === null ? null : await records.find(orderId);
      if (!order) return null;
      const { termsSha256 } = order;
      const [terms] = termsSha256 === null ? [] : await db.select().from(orderTexts).where(eq(orderTexts.sha256, termsSha256));
      const [parcel] = parcelId === null ? [] : await db.select().from(parcels).where(eq(parcels.id, parcelId));
      const withdrawal = order.withdrawals.find(({ id }) => String(id) === about) ?? null;
      return { order, terms: terms?.text ?? '', parcel: parcel ?? null, withdrawal };
    },
    async accounts({ userId, about }) {
      const { id, name, email } = users;
      const whose =
        userId === null
          ? about.includes('@')
            ? eq(sql`lower(${email})`, about.trim().toLowerCase())
            : eq(users.nameKey, nameKey(about))
          : eq(id, userId);
      const found = await db
        .select({ id, name, email, isConfirmed: hasConfirmedEmail })
        .from(users)
        .where(whose)
        .orderBy(desc(hasConfirmedEmail), users.createdAt)
        .limit(MOST_ACCOUNTS);
      // Accounts that only claim the address do not stand beside those that proved it.
      const proved = found.filter(({ isConfirmed }) => isConfirmed);
      return proved.length > 0 ? proved : found;
    },
  };
}
