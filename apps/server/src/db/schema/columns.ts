import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Random positive integer below 2^53, made by the server (see `new-id.ts`). */
export const id = (name: string) => bigint(name, { mode: 'number' });
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
