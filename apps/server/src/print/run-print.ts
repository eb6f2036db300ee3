import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintFailure } from '@muro/api';
import type { Layouts } from '../catalogue/types/catalogue.ts';
import { createChildPool } from '../children/child-pool.ts';
import { ChildFailure } from '../children/run-in-child.ts';
import { layoutInXml } from '../collages/use-cases/layout-in-xml.ts';
import { photoIdsInXml } from '../collages/use-cases/photo-ids-in-xml.ts';
import { QueryFault } from '../db/query-fault.ts';
import type { Blobs, Draft } from '../files/blobs.ts';
import type { PrintFiles } from '../files/print-files.ts';
import { StoreUnavailableError } from '../files/store-unavailable.ts';
import { printName } from '../orders/rules/print-name.ts';
import type { Photos } from '../photos/types/photos.ts';
import { isFull, type PrintAnswer, type PrintTask } from './print-order.ts';
import type { PrintOutcome, PrintRun } from './print-worker.ts';
import { removeEarlierScratch, scratchName } from './scratch-folders.ts';
import type { ClaimedJob } from './sql/claim-print-job.ts';
import { ticketHead } from './ticket-head.ts';

/** Time limit of a print job, ms: the largest page with 150 photos takes about a minute. */
const TIMEOUT_MS = 600_000;

export interface PrintPlace {
  readonly photos: Photos;
  readonly blobs: Blobs;
  readonly layouts: Layouts;
  /** File of the press's ICC colour profile; undefined for plain PDF. */
  readonly outputProfile: string | undefined;
  readonly printFiles: PrintFiles;
  /** Folder of incomplete print files of this server. */
  readonly scratchFolder: string;
}

export interface PrintCapacity {
  /** Number of concurrent jobs. */
  readonly workers: number;
  /** Memory limit of one job, bytes. */
  readonly maxBytes: number;
}

export interface PrintRunner {
  readonly run: PrintRun;
  pids(): readonly number[];
  stop(): void;
}

/** Makes print files, each in a child process that is killed at its time or memory limit and ends with the server. */
export async function createPrintRunner(place: PrintPlace, { workers, maxBytes }: PrintCapacity): Promise<PrintRunner> {
  await mkdir(place.scratchFolder, { recursive: true });
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes, idleMs: 1000 };
  const pool = createChildPool<PrintTask, PrintAnswer>({ entry: 'print-child', size: workers, maxWaiting: workers, ...limits });
  const run: PrintRun = async (job, { commit, signal }) => {
    await removeEarlierScratch(place.scratchFolder, job);
    const scratch = join(place.scratchFolder, scratchName(job));
    await mkdir(scratch);
    const scratchPaths = { pdf: join(scratch, fileName(job, 'pdf')), ticket: join(scratch, fileName(job, 'json')) };
    try {
      const answer = await pool.run(await taskOf(place, job, scratchPaths), signal);
      if (!answer.ok) return failed(answer.reason, answer.detail);
      if (!(await commit())) return { kind: 'stopped' };
      const { files } = answer;
      const drafts = { pdf: { path: scratchPaths.pdf, ...files.pdf }, ticket: { path: scratchPaths.ticket, ...files.ticket } };
      return { kind: 'printed', pdf: await publish(place, job, drafts), files };
    } catch (error) {
      return outcomeOf(error);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  };
  return { run, pids: pool.pids, stop: () => void pool.stop() };
}

const fileName = ({ order, line }: ClaimedJob, ending: string) => `${printName(order.id, line)}.${ending}`;
const failed = (reason: PrintFailure, detail: string): PrintOutcome => ({ kind: 'failed', reason, detail });

function outcomeOf(error: unknown): PrintOutcome {
  if (error instanceof QueryFault || error instanceof StoreUnavailableError) throw error;
  if (!(error instanceof ChildFailure)) return failed(isFull(error) ? 'space' : 'other', String((error as Error).stack ?? error));
  if (error.reason === 'stopped') return { kind: 'stopped' };
  return failed(error.reason === 'time' || error.reason === 'memory' ? error.reason : 'other', error.message);
}

async function taskOf(place: PrintPlace, job: ClaimedJob, scratchPaths: { pdf: string; ticket: string }): Promise<PrintTask> {
  const { order, ordered, xml, templateId, line, lines } = job;
  return {
    orderId: order.id,
    position: { line, of: lines },
    ticketHead: ticketHead(job),
    title: ordered.design,
    material: ordered.material,
    quantity: ordered.quantity,
    createdAt: order.createdAt.toISOString(),
    xml,
    photoFiles: await photoFiles(place, order.ownerId, xml),
    staticDesign: await place.layouts.find(templateId, layoutInXml(xml)),
    outputProfile: place.outputProfile,
    ...scratchPaths,
  };
}

/** Returns the owner's original photos by id; photos of other accounts are left out. */
async function photoFiles({ photos, blobs }: PrintPlace, ownerId: number, xml: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const photo of await photos.listUsable(ownerId, photoIdsInXml(xml))) {
    const file = await blobs.fileOf(photo.sha256);
    if (file) files[String(photo.id)] = file;
  }
  return files;
}

/** Publishes the ticket first, so that every PDF has its ticket. */
async function publish({ printFiles }: PrintPlace, job: ClaimedJob, { pdf, ticket }: { pdf: Draft; ticket: Draft }): Promise<string> {
  await printFiles.put(fileName(job, 'json'), ticket);
  return await printFiles.put(fileName(job, 'pdf'), pdf);
}
