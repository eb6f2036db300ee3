import { formatCount } from '@muro/shop';
import { reportEndingTokens } from '../accounts/access/report-ending-tokens.ts';
import type { AccountDeletion, AccountFiles } from '../accounts/types/account-deletion.ts';
import type { OperatorTokens } from '../accounts/types/operator-tokens.ts';
import { type FormerDocumentPorts, migrateScreenshots } from '../collages/use-cases/migrate-screenshots.ts';
import type { Database } from '../db/database.ts';
import type { PrintFiles } from '../files/print-files.ts';
import { fillOrderWords } from '../orders/sql/order-words.ts';
import type { Settings } from '../settings/settings.ts';
import type { WebFiles } from '../web-app/types/web-files.ts';
import { deleteExpiredRows } from './sql/delete-expired-rows.ts';
import { binIdle, emptyBin } from './sql/empty-bin.ts';
import { withUpkeepLease } from './sql/upkeep-leases.ts';
import { vacuumTables } from './sql/vacuum-tables.ts';
import type { PrintRetention } from './types/print-retention.ts';
import type { UpkeepTask, UpkeepTaskName } from './upkeep-task.ts';
import { deleteOrphanedFiles, deleteUnfinishedUploads, deleteUnusedPhotos, type GarbagePorts } from './use-cases/collect-garbage.ts';
import { expirePrintFiles } from './use-cases/expire-print-files.ts';

interface UpkeepPorts extends GarbagePorts, FormerDocumentPorts {
  readonly accountDeletion: AccountDeletion;
  readonly accountFiles: AccountFiles;
  readonly operatorTokens: OperatorTokens;
  readonly printFiles: PrintFiles;
  readonly printRetention: PrintRetention;
  readonly webFiles: WebFiles;
}

interface UpkeepNeeds {
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly settings: Pick<Settings, 'collageDays' | 'printDays'>;
  readonly keepsWebFiles: boolean;
  /** Called with a sentence for each operator token that expires soon; null: another server reports them. */
  readonly reportTokens: ((sentence: string) => void) | null;
}

/** Returns the daily tasks in their order. Tasks on shared rows run on one server at a time. */
export function createUpkeepTasks(ports: UpkeepPorts, needs: UpkeepNeeds): readonly UpkeepTask[] {
  const { keepsWebFiles, reportTokens } = needs;
  const { db, kind } = needs.database;
  const { collageDays, printDays } = needs.settings;
  const onOneServer = ({ name, run }: UpkeepTask): UpkeepTask => ({
    name,
    run: (isStopping) => withUpkeepLease(db, name, () => run(isStopping)),
  });
  return [
    // Leftovers of the previous process come first, so that they are deleted even if the server is stopped soon.
    countingTask('unfinished-uploads', 'unfinished upload', () => deleteUnfinishedUploads(ports)),
    silentTask('local-files', () => ports.accountFiles.expireCaches()),
    ...(keepsWebFiles ? [silentTask('web-files', () => ports.webFiles.store())] : []),
    onOneServer(silentTask('expired-rows', () => deleteExpiredRows(db))),
    ...(reportTokens === null ? [] : [silentTask('ending-tokens', () => reportEndingTokens(ports.operatorTokens, reportTokens))]),
    ...(collageDays === null ? [] : [onOneServer(silentTask('idle-collages', () => binIdle(db, collageDays)))]),
    onOneServer(silentTask('deleted-collages', () => emptyBin(db))),
    onOneServer(
      silentTask('deleted-accounts', () => ports.accountDeletion.deleteDue((remains) => ports.accountFiles.deleteFiles(remains))),
    ),
    ...(printDays === null ? [] : [onOneServer(countingTask('print-files', 'print file', () => expirePrintFiles(ports, printDays)))]),
    onOneServer(countingTask('unused-photos', 'unused photo', () => deleteUnusedPhotos(ports))),
    onOneServer(silentTask('order-words', (isStopping) => fillOrderWords(db, isStopping))),
    // PostgreSQL has autovacuum.
    ...(kind === 'pglite' ? [silentTask('vacuum', (isStopping) => vacuumTables(db, isStopping))] : []),
    onOneServer(silentTask('former-screenshots', (isStopping) => migrateScreenshots(ports, isStopping))),
    countingTask('orphaned-files', 'orphaned file', (isStopping) => deleteOrphanedFiles(ports, isStopping)),
  ];
}

function silentTask(name: UpkeepTaskName, job: (isStopping: () => boolean) => Promise<void>): UpkeepTask {
  return {
    name,
    async run(isStopping) {
      await job(isStopping);
      return null;
    },
  };
}

function countingTask(name: UpkeepTaskName, noun: string, job: (isStopping: () => boolean) => Promise<number>): UpkeepTask {
  return {
    name,
    async run(isStopping) {
      const count = await job(isStopping);
      return count > 0 ? `Upkeep removed ${formatCount(count, noun)}.` : null;
    },
  };
}
