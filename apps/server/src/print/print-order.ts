import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { PrintFailure } from '@muro/api';
import {
  changeSavedMaterial,
  findIncompleteTexts,
  isMaterialCode,
  isPhotoFileError,
  isXmlFormatError,
  PRODUCT_PAGES,
  readCollageXml,
} from '@muro/domain';
import { jobTicket, loadShaper, printPdf, readOutputProfile } from '@muro/press';
import { resourceFiles } from '../catalogue/designs/resource-files.ts';
import type { StaticDesign } from '../catalogue/types/catalogue.ts';
import { type OpenedCollage, openSaved, staticDocument } from '../collages/use-cases/open-saved.ts';
import type { FileFacts, PrintedFiles } from '../files/print-files.ts';
import type { TicketHead } from './ticket-head.ts';

/** All data of a print file; the child process uses neither database nor network. */
export interface PrintTask {
  readonly orderId: number;
  /** Number of the order line and of all lines of the order. */
  readonly position: { readonly line: number; readonly of: number };
  /** Buyer, address and price for the job ticket. */
  readonly ticketHead: TicketHead;
  readonly title: string;
  readonly material: string;
  readonly quantity: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly xml: string;
  /** Original files by photo id. */
  readonly photoFiles: Readonly<Record<string, string>>;
  readonly staticDesign: StaticDesign | null;
  /** File of the press's ICC colour profile; undefined for plain PDF. */
  readonly outputProfile: string | undefined;
  /** Temporary paths of the two files. */
  readonly pdf: string;
  readonly ticket: string;
}

export type PrintAnswer =
  | { readonly ok: true; readonly files: PrintedFiles }
  | { readonly ok: false; readonly reason: PrintFailure; readonly detail: string };

class MissingPhotoError extends Error {}

/** Runs in the child process: draws the ordered collage from the original photos and writes the print file and the job ticket. */
export async function printOrder(task: PrintTask): Promise<PrintAnswer> {
  try {
    const opened = openOrdered(task);
    if (typeof opened === 'string') return { ok: false, reason: 'document', detail: opened };
    const createdAt = new Date(task.createdAt);
    const shaper = await loadShaper();
    const report = await printPdf({
      ...opened,
      shaper,
      fileOf: (photoId) => fileOf(task, photoId),
      resourceFileOf: resourceFiles(task.staticDesign),
      out: task.pdf,
      title: task.title,
      createdAt,
      id: task.position.line === 1 ? String(task.orderId) : `${task.orderId}-${task.position.line}`,
      outputProfile: task.outputProfile === undefined ? null : readOutputProfile(await readFile(task.outputProfile)),
    });
    const lost = findIncompleteTexts(opened.page, opened.collage, shaper);
    const facts = jobTicket({ ...opened, report, lost, createdAt });
    const ticket = { order: task.orderId, position: task.position, quantity: task.quantity, ...task.ticketHead, ...facts };
    const text = Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`);
    await writeFile(task.ticket, text);
    const { sha256, bytes: sizeBytes } = report;
    return { ok: true, files: { pdf: { sha256, sizeBytes }, ticket: factsOf(text) } };
  } catch (error) {
    return { ok: false, reason: reasonOf(error), detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const factsOf = (bytes: Uint8Array): FileFacts => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  sizeBytes: bytes.length,
});

/**
 * Opens the collage on the order's material; returns a message if it cannot be printed. Documents of orders placed before order lines
 * stored their own are converted here.
 */
function openOrdered({ xml, material, staticDesign }: PrintTask): OpenedCollage | string {
  const read = readCollageXml(xml);
  if (read.pages.length > PRODUCT_PAGES) return `the collage has ${read.pages.length} pages`;
  const on = changeSavedMaterial(read, isMaterialCode(material) ? material : read.material, staticDocument(staticDesign));
  return (on && openSaved(on.saved, staticDesign)) ?? `the design ${read.templateId} is not in the catalogue`;
}

function fileOf({ photoFiles }: PrintTask, photoId: string): string {
  const file = Object.hasOwn(photoFiles, photoId) ? photoFiles[photoId] : undefined;
  if (file === undefined) throw new MissingPhotoError(`the photo ${photoId} is missing`);
  return file;
}

function reasonOf(error: unknown): PrintFailure {
  if (isXmlFormatError(error)) return 'document';
  if (error instanceof MissingPhotoError || isPhotoFileError(error)) return 'photo';
  return isFull(error) ? 'space' : 'other';
}

/** True if the disk, or the user's disk quota, is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');
