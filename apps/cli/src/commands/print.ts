import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { findIncompleteTexts, isLow, photoLayers, unfilledSlots } from '@muro/domain';
import {
  jobTicket,
  loadShaper,
  type OutputProfile,
  type PaintJob,
  type PrintReport,
  printPdf,
  readOutputProfile,
  renderFlat,
} from '@muro/press';
import { accessReason } from '../files/read-text.ts';
import { resourceFiles } from '../files/shop-layout.ts';
import { writeFailure, writeOutput } from '../files/write-file.ts';
import { sizeText } from '../options/size.ts';
import { findPhotos } from '../print/find-photos.ts';
import { type OpenedCollage, openCollage, photoFolder } from '../print/open-collage.ts';
import { isFailure, wrongInput, wrongUsage } from '../terminal/failure.ts';
import { emptyText, photosText, type Terminal, terminal } from '../terminal/terminal.ts';
import { textNotes } from '../terminal/text-notes.ts';

export interface PrintOptions {
  readonly photos?: string;
  readonly output: string;
  readonly jpeg?: string;
  readonly dpi?: number;
  readonly ticket?: string;
  readonly originals?: boolean;
  readonly profile?: string;
  readonly json?: boolean;
}

/** Default resolution of the flat picture. */
const FLAT_DPI = 150;

/** Writes the print file of a collage, and on request the flat picture and the job ticket. */
export async function print(place: string, options: PrintOptions): Promise<void> {
  if (options.dpi !== undefined && !options.jpeg) throw wrongUsage('--dpi: sets the resolution of the flat picture; add --jpeg');
  const output = terminal(options.json ?? false);
  const opened = await openCollage(place);
  const files = await findPhotos(opened, options.photos ?? photoFolder(opened));
  const job: PaintJob = {
    page: opened.page,
    collage: opened.collage,
    shaper: hasTexts(opened) ? await loadShaper() : null,
    fileOf: (photoId) => files.get(photoId) as string,
    resourceFileOf: resourceFiles(opened.layout),
  };
  const lost = job.shaper ? findIncompleteTexts(opened.page, opened.collage, job.shaper) : [];
  const createdAt = new Date();
  const report = await writePrintFile(job, opened, { createdAt, options, output });
  // There is no order, so no warnings were accepted.
  const ticket = { ...jobTicket({ ...opened, report, lost, createdAt }), acceptedWarnings: [] };
  if (options.ticket) await writeOutput(options.ticket, `${JSON.stringify(ticket, null, 2)}\n`);
  if (options.jpeg) await writeFlatPicture(job, options.jpeg, { dpi: options.dpi ?? FLAT_DPI, output });
  printReport(output, opened, report);
  const empty = unfilledSlots(opened.page, opened.collage);
  if (empty.length > 0) output.warn(emptyText(empty, photoLayers(opened.page).length));
  textNotes(lost).forEach(output.warn);
  output.printResult({ pdf: report.out, ...(options.jpeg && { jpeg: options.jpeg }), empty, ticket });
}

/** True if the collage has texts; only then fonts are loaded. */
function hasTexts({ collage }: OpenedCollage): boolean {
  return Object.values(collage.texts).some(({ text }) => text !== '') || Object.values(collage.fills).some((fill) => fill.text !== null);
}

interface PrintFacts {
  readonly createdAt: Date;
  readonly options: PrintOptions;
  readonly output: Terminal;
}

async function writePrintFile(
  job: PaintJob,
  { collage, file, id }: OpenedCollage,
  { createdAt, options, output }: PrintFacts,
): Promise<PrintReport> {
  const bar = output.progress('writing the print file');
  const title = collage.texts.txt1?.text || basename(dirname(resolve(file)));
  try {
    return await printPdf({
      ...job,
      out: options.output,
      title,
      createdAt,
      id,
      keepsOriginals: options.originals ?? false,
      outputProfile: options.profile === undefined ? null : await pressProfile(options.profile),
      onProgress: bar.show,
    });
  } catch (error) {
    throw pressFailure(options.output, error);
  } finally {
    bar.end();
  }
}

/** Reads the colour profile of a press, for PDF/X-4. */
async function pressProfile(path: string): Promise<OutputProfile> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw wrongInput(path, accessReason(error));
  });
  try {
    return readOutputProfile(bytes);
  } catch (error) {
    throw wrongInput(path, `the profile ${(error as Error).message}`);
  }
}

async function writeFlatPicture(job: PaintJob, path: string, { dpi, output }: { dpi: number; output: Terminal }): Promise<void> {
  const bar = output.progress('painting the flat picture');
  try {
    await writeOutput(path, renderFlat({ ...job, onProgress: bar.show }, { dpi }));
  } finally {
    bar.end();
  }
}

/** Converts an error of the press to a failure of the input: a full disk, a missing folder, or the file of another photo. */
function pressFailure(path: string, error: unknown): unknown {
  if (isFailure(error) || error instanceof RangeError || error instanceof TypeError) return error;
  return writeFailure(path, error) ?? wrongInput(path, `could not be made: ${(error as Error).message}`);
}

function printReport({ printLine }: Terminal, { page }: OpenedCollage, { out, bytes, photos }: PrintReport): void {
  const lows = photos.filter(({ dpi }) => isLow(dpi)).length;
  const quality = lows === 0 ? '' : `, ${lows} of them below 100 dpi`;
  printLine(`${out}: sheet ${sizeText(page.sheet)}, ${photosText(photos.length)}${quality}, ${(bytes / 1e6).toFixed(1)} MB`);
}
