import { writeFile } from 'node:fs/promises';
import { isMaterialCode, isPhotoFileError, isXmlFormatError, readCollageXml } from '@muro/domain';
import { jobTicket, loadShaper, printPdf } from '@muro/press';
import type { PrintFailure } from '../texts/print-failures.ts';
import { openSaved } from '../use-cases/open-saved.ts';
import type { StaticDesign } from '../use-cases/ports.ts';
import { resourceFiles } from './resource-files.ts';

/** Everything a print file is made of; no database and no network in the child. */
export interface PrintTask {
  readonly orderId: number;
  readonly title: string;
  readonly material: string;
  readonly quantity: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly xml: string;
  /** Original files by photo id. */
  readonly photoFiles: Readonly<Record<string, string>>;
  readonly staticDesign: StaticDesign | null;
  /** Where the two files go; not their final names. */
  readonly pdf: string;
  readonly ticket: string;
}

export type PrintAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: PrintFailure; readonly detail: string };

class MissingPhotoError extends Error {}

/** Runs in the child: draws the frozen collage again from the originals and writes the print file and the job ticket. */
export async function printOrder(task: PrintTask): Promise<PrintAnswer> {
  try {
    const saved = readCollageXml(task.xml);
    const opened = openSaved(saved, task.staticDesign, isMaterialCode(task.material) ? task.material : saved.material);
    if (!opened) return { ok: false, reason: 'document', detail: `the design ${saved.templateId} is not in the catalogue` };
    const createdAt = new Date(task.createdAt);
    const report = await printPdf({
      ...opened,
      shaper: await loadShaper(),
      fileOf: (photoId) => fileOf(task, photoId),
      resourceFileOf: resourceFiles(task.staticDesign),
      out: task.pdf,
      title: task.title,
      createdAt,
      id: String(task.orderId),
    });
    const ticket = { order: task.orderId, quantity: task.quantity, ...jobTicket({ ...opened, report, acceptedWarnings: [], createdAt }) };
    await writeFile(task.ticket, `${JSON.stringify(ticket, null, 2)}\n`);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function fileOf({ photoFiles }: PrintTask, photoId: string): string {
  const file = Object.hasOwn(photoFiles, photoId) ? photoFiles[photoId] : undefined;
  if (file === undefined) throw new MissingPhotoError(`the photo ${photoId} is missing`);
  return file;
}

function reasonOf(error: unknown): PrintFailure {
  if (isXmlFormatError(error)) return 'document';
  return error instanceof MissingPhotoError || isPhotoFileError(error) ? 'photo' : 'other';
}
