import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './apps/server/src/db/schema/schema.ts',
    './apps/server/src/db/schema/shared-schema.ts',
    './apps/server/src/db/schema/mail-schema.ts',
    './apps/server/src/db/schema/line-schema.ts',
    './apps/server/src/db/schema/account-schema.ts',
    './apps/server/src/db/schema/factor-schema.ts',
  ],
  out: './apps/server/migrations',
});
