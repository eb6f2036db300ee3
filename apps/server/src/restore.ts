// `node apps/server/dist/restore.js FOLDER [BACKUP]`: restores a backup into an empty database and store, with the settings of the
// environment and of the file `.env` of the working directory.
// If FOLDER is the file of a dump, only the rows are restored.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { BackupError, DUMP_FILE, formatCount, listBackups, loadEnvFile, openBackup, readBackupFiles, SchemaError } from '@muro/shop';
import { ConnectionProblem } from './db/connection-problem.ts';
import type { Db } from './db/database.ts';
import { NotEmptyError } from './db/dump/load-rows.ts';
import { RestoreRunningError, restoreRows } from './db/dump/restore-rows.ts';
import { FolderInUseError } from './db/lock-folder.ts';
import { keepFilesPrivate } from './files/private-files.ts';
import { removeForeignKeys } from './secrets/remove-foreign-keys.ts';
import { createSigningKeyStore } from './secrets/signing-keys.ts';
import { isConfigurationError } from './settings/is-configuration-error.ts';
import { SettingError } from './settings/setting-error.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { shopSecret } from './settings/shop-secret.ts';
import { openStores } from './stores/open-stores.ts';
import { restoreContent } from './upkeep/files/restore-content.ts';

async function main(): Promise<number> {
  keepFilesPrivate();
  const [from, backupName] = process.argv.slice(2);
  if (!from) throw new SettingError('FOLDER', '', 'the folder of all backups, or the file of a dump');
  loadEnvFile(process.env);
  const settings = readSettings(process.env);
  if (statSync(from, { throwIfNoEntry: false })?.isFile()) {
    await restoreDump(settings, from, async () => {});
    console.log(`The rows of ${from} are restored.`);
    return 0;
  }
  const { complete } = await listBackups(from);
  const name = backupName ?? complete.at(-1);
  if (!name) throw new BackupError(`${from} contains no backup.`);
  const { at, files } = await openBackup(from, name);
  let lost: readonly string[] = [];
  await restoreDump(settings, join(from, name, DUMP_FILE), async (db) => {
    const stores = await openStores(settings, db);
    lost = await restoreContent(from, readBackupFiles(from, name), { ...stores, show: (done) => showProgress(done, files.count) });
  });
  console.log(`The shop is restored to its state at ${at}: ${formatCount(files.count - lost.length, 'file')} and all rows.`);
  if (lost.length > 0)
    console.error(`muro: ${from} has ${formatCount(lost.length, 'missing or damaged file')}: ${lost.slice(0, 12).join(', ')}`);
  return lost.length > 0 ? 1 : 0;
}

function restoreDump(settings: Settings, file: string, afterRows: (db: Db) => Promise<void>): Promise<void> {
  const { databaseUrl: url, dataFolder, migrationsFolder: migrations, databaseTemplate } = settings;
  const template = existsSync(databaseTemplate) ? databaseTemplate : undefined;
  const read = () => createReadStream(file).pipe(createGunzip());
  return restoreRows({ url, folder: join(dataFolder, 'database'), migrations, template }, read, async (db) => {
    if (await removeForeignKeys(createSigningKeyStore(db), shopSecret(settings))) console.log(NEW_KEYS);
    await afterRows(db);
  });
}

const NEW_KEYS =
  'The signing keys of the backup are wrapped with another MURO_SECRET, so the start makes new ones: references and links issued before are invalid, and users have to set up their authenticator apps again (recovery codes still count).';

/** Shows the progress on a terminal. */
function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(done === total ? '\r\u001b[2K' : `\rphotos and print files ${done}/${total}`);
}

/** Errors whose message says enough for the operator, besides those of the configuration. */
const RESTORE_ERRORS = [BackupError, ConnectionProblem, FolderInUseError, NotEmptyError, RestoreRunningError, SchemaError];

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isExpected = isConfigurationError(error) || RESTORE_ERRORS.some((kind) => error instanceof kind);
    const text =
      error instanceof SchemaError ? `The backup cannot be restored: ${error.message}` : String((error as Error).message ?? error);
    console.error(isExpected ? `muro: ${text}` : error);
    process.exitCode = error instanceof SettingError ? 2 : 1;
  },
);
