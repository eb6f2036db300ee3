import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './apps/server/src/db/schema.ts',
    './apps/server/src/db/mail-schema.ts',
    './apps/server/src/db/line-schema.ts',
    './apps/server/src/db/account-schema.ts',
    './apps/server/src/db/factor-schema.ts',
  ],
  out: './apps/server/migrations',
});
