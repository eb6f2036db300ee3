import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PrintFailure } from '@muro/api';
import type { PrintedFiles } from '../files/print-files.ts';
import { StoreUnavailableError } from '../files/store-unavailable.ts';
import { startLeaseHeartbeat } from '../scheduling/lease-heartbeat.ts';
import { startWorkLoop, type WorkLoop } from '../scheduling/work-loop.ts';
import type { ClaimedJob } from './sql/claim-print-job.ts';
import { LEASE_S, type PrintJobs } from './sql/print-jobs.ts';

/** Outcome of one attempt at a job. */
export type PrintOutcome =
  | { readonly kind: 'printed'; readonly pdf: string; readonly files: PrintedFiles }
  | { readonly kind: 'failed'; readonly reason: PrintFailure; readonly detail: string }
  | { readonly kind: 'stopped' };

export interface PrintLease {
  /** Confirms the lease before the files are published; false: another worker holds the job. */
  commit(): Promise<boolean>;
  /** Aborted when the lease is lost, because the result would be discarded. */
  readonly signal: AbortSignal;
}

/** Makes the files of one job in a child process. */
export type PrintRun = (job: ClaimedJob, lease: PrintLease) => Promise<PrintOutcome>;

export interface WorkerLog {
  info(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

export interface WorkerOptions {
  readonly jobs: PrintJobs;
  readonly run: PrintRun;
  readonly stopRun: () => void;
  /** Number of concurrent jobs. */
  readonly workers: number;
  /** True if no other server uses the database. */
  readonly isAlone: boolean;
  /** Called when there is no work, once a minute at most. */
  readonly removeExpired: () => Promise<void>;
  readonly log: WorkerLog;
  readonly onEnd: (outcome: 'printed' | 'failed') => void;
}

const CLEANUP_INTERVAL_MS = 60_000;
const RELEASE_ATTEMPTS = 5;
const RELEASE_RETRY_MS = 1_000;

/**
 * Processes the print jobs. Jobs and orders are stored in the database, and a worker only holds leases, so it can be killed and restarted
 * at any moment without losing or duplicating a job.
 */
export function startPrintWorker(options: WorkerOptions): WorkLoop {
  const { jobs, log, workers, isAlone } = options;
  let cleanedUpMs = performance.now();
  const removeExpired = async () => {
    if (performance.now() - cleanedUpMs < CLEANUP_INTERVAL_MS) return;
    cleanedUpMs = performance.now();
    await options.removeExpired();
  };

  const loop = startWorkLoop({
    workers,
    isAlone,
    async work() {
      const job = await jobs.claim(randomUUID());
      if (job) await printOne(job, options);
      else await removeExpired();
      return job !== null;
    },
    onFault: (error) => {
      if (error instanceof StoreUnavailableError) log.error({}, `The print worker waits for the files. ${error.message}`);
      else log.error({ err: error }, 'the print worker failed and continues');
    },
  });
  return {
    wake: loop.wake,
    async stop() {
      const ended = loop.stop();
      options.stopRun();
      await ended;
    },
  };
}

async function printOne(job: ClaimedJob, { jobs, run, log, onEnd }: WorkerOptions): Promise<void> {
  const { order, holder, attempts } = job;
  const lease = startLeaseHeartbeat(() => jobs.renew(order.id, holder), LEASE_S * 1000);
  try {
    const outcome = await run(job, { commit: () => jobs.renew(order.id, holder), signal: lease.signal });
    if (outcome.kind === 'stopped') return await release(jobs, job);
    if (outcome.kind === 'printed') {
      if (!(await jobs.finish(order.id, holder, outcome.files))) return;
      log.info({ order: order.id, pdf: outcome.pdf }, `order ${order.id} printed: ${outcome.pdf}`);
      return onEnd('printed');
    }
    const state = await jobs.fail(order.id, holder, outcome.reason);
    log.error({ order: order.id, attempts, reason: outcome.reason, detail: outcome.detail }, `order ${order.id}: try ${attempts} failed`);
    if (state === 'failed') onEnd('failed');
  } catch (error) {
    await release(jobs, job); // the database or the store was unavailable, so the attempt does not count
    throw error;
  } finally {
    lease.end();
  }
}

/** Returns a job to the queue, with retries: otherwise a short outage of the database would cost the order an attempt. */
async function release(jobs: PrintJobs, { order, holder }: ClaimedJob): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await jobs.release(order.id, holder);
    } catch (error) {
      if (attempt === RELEASE_ATTEMPTS) throw error;
      await sleep(RELEASE_RETRY_MS);
    }
  }
}
