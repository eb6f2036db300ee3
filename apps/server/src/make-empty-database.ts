// Build step: dumps an empty, migrated database, from which the first start with a new data folder begins.
// Creating one from nothing takes the embedded database several seconds.
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { readSettings } from './settings/settings.ts';

const { databaseTemplate, migrationsFolder } = readSettings({});
const lite = await PGlite.create();
await migrate(drizzle(lite) as unknown as Db, migrationsFolder);
// Drops the template databases, which are needed only by `create database`: this halves the number of files that a new folder has to flush.
await lite.exec('update pg_database set datistemplate = false where datistemplate');
for (const name of ['template0', 'template1']) await lite.exec(`drop database ${name}`);
const dump = await lite.dumpDataDir('gzip');
writeFileSync(databaseTemplate, Buffer.from(await dump.arrayBuffer()));
await lite.close();
