import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './schema.ts';

/** Accounts with two-step verification, and those that are setting it up. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Secret of the authenticator app (TOTP), encrypted with a key derived from the shop's signing key. */
    wrapped: text('wrapped').notNull(),
    /** Number of the last 30-second time step whose code was used; codes of this and earlier steps are refused. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    /** Time at which a code of the app confirmed the set-up; sign-ins ask for a code only after that. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('second_factors_pending').on(table.createdAt).where(sql`confirmed_at is null`)],
);

/** Unused recovery codes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First digit of the code: selects the hash to compare with. */
    number: integer('number').notNull(),
    /** PHC string. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.number] })],
);

/** Sign-ins with a correct password that wait for the second factor. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    /** SHA-256 of the ticket, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sign_in_tickets_user').on(table.userId)],
);
