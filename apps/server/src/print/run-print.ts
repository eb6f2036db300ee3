import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ChildFailure, createChildPool } from '../children/child-pool.ts';
import type { ClaimedJob } from '../db/print-jobs.ts';
import { flush } from '../stores/flush.ts';
import type { PrintFailure } from '../texts/print-failures.ts';
import { photoIdsInXml } from '../use-cases/photo-ids-in-xml.ts';
import type { Blobs, Catalogue, Photos } from '../use-cases/ports.ts';
import type { PrintAnswer, PrintTask } from './print-order.ts';
import type { PrintOutcome, PrintRun } from './print-worker.ts';

/** The largest page with 150 photos takes about a minute; ten are given. */
const TIMEOUT_MS = 600_000;
const MAX_BYTES = 1_500_000_000;

export interface PrintPlace {
  readonly photos: Photos;
  readonly blobs: Blobs;
  readonly catalogue: Catalogue;
  /** MURO_DATA/print: order-<id>.pdf and order-<id>.json. */
  readonly folder: string;
}

export interface PrintRunner {
  readonly run: PrintRun;
  pids(): readonly number[];
  stop(): void;
}

/** Makes print files, each in a child process that is killed for time or memory and dies with the server. */
export async function createPrintRunner(place: PrintPlace): Promise<PrintRunner> {
  await mkdir(place.folder, { recursive: true });
  await sweep(place.folder);
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, idleMs: 1000 };
  const pool = createChildPool<PrintTask, PrintAnswer>({ entry: 'print-child', size: 1, maxWaiting: 1, ...limits });
  const run: PrintRun = async (job, commit) => {
    const asides = { pdf: aside(place, job, 'pdf'), ticket: aside(place, job, 'json') };
    try {
      const answer = await pool.run(await taskOf(place, job, asides));
      if (!answer.ok) return failed(answer.reason, answer.detail);
      if (!(await commit())) return failed('other', 'the lease was lost');
      return { kind: 'printed', pdf: await giveNames(place, job, asides) };
    } catch (error) {
      return outcomeOf(error);
    } finally {
      for (const path of Object.values(asides)) await rm(path, { force: true });
    }
  };
  return { run, pids: pool.pids, stop: () => void pool.stop() };
}

const fileName = (job: ClaimedJob, ending: string) => `order-${job.order.id}.${ending}`;
const aside = ({ folder }: PrintPlace, job: ClaimedJob, ending: string) => join(folder, `${fileName(job, ending)}.${job.holder}.part`);
const failed = (reason: PrintFailure, detail: string): PrintOutcome => ({ kind: 'failed', reason, detail });

function outcomeOf(error: unknown): PrintOutcome {
  if (!(error instanceof ChildFailure)) throw error;
  if (error.reason === 'stopped') return { kind: 'stopped' };
  return failed(error.reason === 'time' || error.reason === 'memory' ? error.reason : 'other', error.message);
}

async function taskOf(
  place: PrintPlace,
  { order, xml, templateId }: ClaimedJob,
  asides: { pdf: string; ticket: string },
): Promise<PrintTask> {
  return {
    orderId: order.id,
    title: order.design,
    material: order.material,
    quantity: order.quantity,
    createdAt: order.createdAt.toISOString(),
    xml,
    photoFiles: await photoFiles(place, order.ownerId, xml),
    staticDesign: place.catalogue.staticDesign(templateId),
    ...asides,
  };
}

/** The owner's originals by id; a photo of somebody else is not among them. */
async function photoFiles({ photos, blobs }: PrintPlace, ownerId: number, xml: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const photo of await photos.findUsable(ownerId, photoIdsInXml(xml))) {
    const file = await blobs.fileOf(photo.sha256);
    if (file) files[String(photo.id)] = file;
  }
  return files;
}

/** The files appear under their names whole, flushed, the ticket first: where there is a PDF there is its ticket. */
async function giveNames(place: PrintPlace, job: ClaimedJob, asides: { pdf: string; ticket: string }): Promise<string> {
  const pdf = join(place.folder, fileName(job, 'pdf'));
  for (const path of [asides.ticket, asides.pdf]) await flush(path);
  await rename(asides.ticket, join(place.folder, fileName(job, 'json')));
  await rename(asides.pdf, pdf);
  await flush(place.folder);
  return pdf;
}

/** Half files of killed tries. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
}
