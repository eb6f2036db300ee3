import { createHmac } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Secrets } from '../accounts/secrets.ts';
import { tokenHash } from '../accounts/session-cookie.ts';
import type { ChangeSide, EmailChanges } from '../ports/accounts.ts';
import { ago, now } from './clock.ts';
import type { Db, Tx } from './database.ts';
import { emailChanges } from './mail-schema.ts';
import { endResets } from './password-resets.ts';
import { users } from './schema.ts';
import { writeAccountMail } from './write-mails.ts';

const LIFE_S = 30 * 60;
const SIDES = {
  old: { email: emailChanges.oldEmail, hash: emailChanges.oldHash, at: emailChanges.oldAt },
  new: { email: emailChanges.newEmail, hash: emailChanges.newHash, at: emailChanges.newAt },
} as const;
const isOpen = () => and(isNull(emailChanges.endedAt), gt(emailChanges.createdAt, ago(LIFE_S)));

/** The secret of a link is made of its mail's Message-ID and a key that the database does not hold: a double carries the same one. */
export function createEmailChanges(db: Db, secrets: Pick<Secrets, 'keysFor'>): EmailChanges {
  const [key] = secrets.keysFor('address links');
  return {
    ask: (userId, newEmail, locale) =>
      db.transaction(async (tx) => {
        const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for('no key update');
        if (!user) return;
        await tx
          .update(emailChanges)
          .set({ endedAt: now })
          .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)));
        const [made] = await tx
          .insert(emailChanges)
          .values({ userId, oldEmail: user.email, newEmail, createdAt: now })
          .returning({ id: emailChanges.id });
        for (const kind of ['email-old', 'email-new'] as const)
          await writeAccountMail(tx, kind, { userId, about: String(made?.id), locale });
      }),
    async issue(side, changeId, messageId) {
      const token = createHmac('sha256', key).update(`${messageId}|${changeId}|${side}`).digest('base64url');
      const { hash, email } = SIDES[side];
      const mine = and(eq(emailChanges.id, changeId), isOpen(), or(isNull(hash), eq(hash, tokenHash(token))));
      const set = side === 'old' ? { oldHash: tokenHash(token) } : { newHash: tokenHash(token) };
      const [row] = await db.update(emailChanges).set(set).where(mine).returning({ to: email });
      return row ? { to: row.to, token } : null;
    },
    confirm: (token, locale) =>
      db.transaction(async (tx) => {
        const change = (await marked(tx, 'old', token)) ?? (await marked(tx, 'new', token));
        if (!change) return null;
        if (change.oldAt === null || change.newAt === null) return 'half';
        const { id, userId, oldEmail: about, newEmail: email } = change;
        await tx.update(users).set({ email }).where(eq(users.id, userId));
        await tx.update(emailChanges).set({ endedAt: now }).where(eq(emailChanges.id, id));
        await endResets(tx, userId);
        await writeAccountMail(tx, 'email-changed', { userId, about, locale });
        return 'done';
      }),
  };
}

/** The wish whose one side a link confirms now, for the first time. */
async function marked(tx: Tx, side: ChangeSide, token: string) {
  const { hash, at } = SIDES[side];
  const [row] = await tx
    .update(emailChanges)
    .set(side === 'old' ? { oldAt: now } : { newAt: now })
    .where(and(isNotNull(hash), eq(hash, tokenHash(token)), isNull(at), isOpen()))
    .returning();
  return row ?? null;
}
