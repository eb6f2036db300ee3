// Part of the build: dumps an empty, migrated database, from which the first start of a new data folder begins.
// Making one from nothing takes the embedded database several seconds.
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { readSettings } from './settings.ts';

const { databaseTemplate, migrationsFolder } = readSettings({});
const lite = await PGlite.create();
await migrate(drizzle(lite), { migrationsFolder });
const dump = await lite.dumpDataDir('gzip');
writeFileSync(databaseTemplate, Buffer.from(await dump.arrayBuffer()));
await lite.close();
