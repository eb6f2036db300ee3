import { startPrintWorker, type WorkerLog } from '../print/print-worker.ts';
import { createPrintRunner } from '../print/run-print.ts';
import { removeExpiredScratch } from '../print/scratch-folders.ts';
import type { WorkLoop } from '../scheduling/work-loop.ts';
import type { Settings } from '../settings/settings.ts';
import type { OpenedServices } from './open-services.ts';

/** Starts this server's print workers; all servers share the queue of jobs. */
export async function startPrinting(settings: Settings, services: OpenedServices, log: WorkerLog): Promise<WorkLoop> {
  const { jobs, metrics, catalogue, databaseKind, scratchFolder } = services;
  const { printWorkers: workers, printBytes: maxBytes } = settings;
  const runner = await createPrintRunner({ ...services, outputProfile: settings.outputProfile }, { workers, maxBytes });
  const removeExpired = () => removeExpiredScratch(scratchFolder, jobs.activeHolders);
  const isAlone = databaseKind === 'pglite'; // the lock on the data folder excludes a second server
  if (isAlone) await jobs.releaseAll();
  await removeExpired();
  return startPrintWorker({
    jobs,
    run: (job, lease) => catalogue.refresh().then(() => runner.run(job, lease)),
    stopRun: runner.stop,
    workers,
    isAlone,
    removeExpired,
    log,
    onEnd: (outcome) => metrics.prints.inc({ outcome }),
  });
}
