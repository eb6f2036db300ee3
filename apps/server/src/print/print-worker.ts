import { randomUUID } from 'node:crypto';
import type { ClaimedJob, PrintJobs } from '../db/print-jobs.ts';
import { LEASE_S } from '../db/print-jobs.ts';
import type { PrintFailure } from '../texts/print-failures.ts';

/** What happened to one try of a job. */
export type PrintOutcome =
  | { readonly kind: 'printed'; readonly pdf: string }
  | { readonly kind: 'failed'; readonly reason: PrintFailure; readonly detail: string }
  | { readonly kind: 'stopped' };

/** Makes the files of one job in a child process; `commit` is asked before they take their final names. */
export type PrintRun = (job: ClaimedJob, commit: () => Promise<boolean>) => Promise<PrintOutcome>;

export interface WorkerLog {
  info(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

export interface PrintWorker {
  /** Looks for work now instead of at the next turn. */
  wake(): void;
  /** Ends the present try and gives its job back. */
  stop(): Promise<void>;
}

const POLL_MS = 5_000;
const RENEW_MS = (LEASE_S * 1000) / 3;

/**
 * Works off the print jobs, one at a time. Job and order live in the database; this is only whoever happens to hold the lease,
 * so it may be killed and started again at any moment without a job lost or doubled.
 */
export function startPrintWorker(options: {
  readonly jobs: PrintJobs;
  readonly run: PrintRun;
  readonly stopRun: () => void;
  readonly log: WorkerLog;
  readonly onEnd: (outcome: 'printed' | 'failed') => void;
}): PrintWorker {
  const { jobs, log } = options;
  let isStopping = false;
  let wake = () => {};

  const pause = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, POLL_MS).unref();
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const loop = async () => {
    while (!isStopping) {
      try {
        const job = await jobs.claim(randomUUID());
        if (job) await printOne(job, options);
        else if (!isStopping) await pause();
      } catch (error) {
        log.error({ err: error }, 'the print worker goes on after a fault');
        if (!isStopping) await pause();
      }
    }
  };
  const ended = loop();
  return {
    wake: () => wake(),
    async stop() {
      isStopping = true;
      options.stopRun();
      wake();
      await ended;
    },
  };
}

async function printOne(job: ClaimedJob, { jobs, run, log, onEnd }: Parameters<typeof startPrintWorker>[0]): Promise<void> {
  const { order, holder, attempts } = job;
  const renewal = setInterval(() => void jobs.renew(order.id, holder).catch(() => {}), RENEW_MS).unref();
  try {
    const outcome = await run(job, () => jobs.renew(order.id, holder));
    if (outcome.kind === 'stopped') return await jobs.release(order.id, holder);
    if (outcome.kind === 'printed') {
      if (!(await jobs.finish(order.id, holder))) return;
      log.info({ order: order.id, pdf: outcome.pdf }, `order ${order.id} printed: ${outcome.pdf}`);
      return onEnd('printed');
    }
    const state = await jobs.fail(order.id, holder, outcome.reason);
    log.error({ order: order.id, attempts, reason: outcome.reason, detail: outcome.detail }, `order ${order.id}: try ${attempts} failed`);
    if (state === 'failed') onEnd('failed');
  } finally {
    clearInterval(renewal);
  }
}
