import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startPrintWorker } from '../../src/print/print-worker.ts';
import { createPrintRunner, type PrintRunner } from '../../src/print/run-print.ts';
import { createPrintJobs } from '../../src/print/sql/print-jobs.ts';
import type { TestApp } from '../support/open-test-app.ts';

export interface PrintingOptions {
  /** Wraps the runner of the worker. */
  readonly change?: (runner: PrintRunner) => PrintRunner;
  readonly outputProfile?: string | undefined;
}

/** Starts a print worker on a test's database and folder until the test ends. A failed attempt is retried immediately. */
export async function startPrinting(
  { services, folder, database }: TestApp,
  { change = (runner) => runner, outputProfile }: PrintingOptions = {},
) {
  const place = { ...services, scratchFolder: join(folder, 'print'), outputProfile };
  const runner = change(await createPrintRunner(place, { workers: 1, maxBytes: 1_500_000_000 }));
  const jobs = createPrintJobs(database.db, [0, 0]);
  const worker = startPrintWorker({
    jobs,
    run: runner.run,
    stopRun: runner.stop,
    workers: 1,
    isAlone: false,
    removeExpired: async () => {},
    log: { info: () => {}, error: () => {} },
    onEnd: () => {},
  });
  onTestFinished(() => worker.stop());
  return { worker, runner, jobs };
}
