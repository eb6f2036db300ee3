import { basename, dirname, resolve } from 'node:path';
import { isLow } from '@muro/domain';
import { jobTicket, loadShaper, type PaintJob, type PrintReport, printPdf, renderFlat, writeWhole } from '@muro/press';
import { resourceFiles } from '../catalogue.ts';
import { isFailure, wrongInput } from '../failure.ts';
import { findPhotos } from '../print/find-photos.ts';
import { type OpenedCollage, openCollage, photoFolder } from '../print/open-collage.ts';
import { type Terminal, terminal } from '../terminal.ts';

export interface PrintOptions {
  readonly photos?: string;
  readonly output: string;
  readonly jpeg?: string;
  readonly dpi: number;
  readonly ticket?: string;
  readonly originals?: boolean;
  readonly json?: boolean;
}

/** A collage in, its print file out; on demand the flat picture and the job ticket beside it. */
export async function print(place: string, options: PrintOptions): Promise<void> {
  const talk = terminal(options.json ?? false);
  const opened = await openCollage(place);
  const files = await findPhotos(opened, options.photos ?? photoFolder(opened));
  const job: PaintJob = {
    page: opened.page,
    collage: opened.collage,
    shaper: hasTexts(opened) ? await loadShaper() : null,
    fileOf: (photoId) => files.get(photoId) as string,
    resourceFileOf: resourceFiles(opened.shop),
  };
  const createdAt = new Date();
  const report = await printed(job, opened, { createdAt, options, talk });
  const ticket = jobTicket({ ...opened, report, acceptedWarnings: [], createdAt });
  if (options.ticket) await written(options.ticket, `${JSON.stringify(ticket, null, 2)}\n`);
  if (options.jpeg) await written(options.jpeg, await flat(job, options.dpi, talk));
  sayResult(talk, opened, report);
  talk.give({ pdf: report.out, ...(options.jpeg && { jpeg: options.jpeg }), ticket });
}

/** Fonts are loaded only where there is something to set in them. */
function hasTexts({ collage }: OpenedCollage): boolean {
  return Object.keys(collage.texts).length > 0 || Object.values(collage.fills).some((fill) => fill.text !== null);
}

interface PrintFacts {
  readonly createdAt: Date;
  readonly options: PrintOptions;
  readonly talk: Terminal;
}

async function printed(
  job: PaintJob,
  { collage, file, id }: OpenedCollage,
  { createdAt, options, talk }: PrintFacts,
): Promise<PrintReport> {
  const bar = talk.progress('writing the print file');
  const title = collage.texts.txt1?.text ?? basename(dirname(resolve(file)));
  try {
    return await printPdf({
      ...job,
      out: options.output,
      title,
      createdAt,
      id,
      keepsOriginals: options.originals ?? false,
      onProgress: bar.show,
    });
  } catch (error) {
    throw pressFailure(options.output, error);
  } finally {
    bar.end();
  }
}

async function flat(job: PaintJob, dpi: number, talk: Terminal): Promise<Buffer> {
  const bar = talk.progress('painting the flat picture');
  try {
    return await renderFlat({ ...job, onProgress: bar.show }, { dpi });
  } finally {
    bar.end();
  }
}

async function written(path: string, content: string | Buffer): Promise<void> {
  try {
    await writeWhole(path, (file) => file.writeFile(content));
  } catch (error) {
    throw pressFailure(path, error);
  }
}

/** A full disk, a missing folder, a photo that is another one: all of them are the input's fault. */
function pressFailure(path: string, error: unknown): unknown {
  if (isFailure(error) || error instanceof RangeError || error instanceof TypeError) return error;
  return wrongInput(path, `could not be made: ${(error as Error).message}`);
}

function sayResult({ say }: Terminal, { page }: OpenedCollage, { out, bytes, photos }: PrintReport): void {
  const lows = photos.filter(({ dpi }) => isLow(dpi)).length;
  const quality = lows === 0 ? '' : `, ${lows} of them below 100 dpi`;
  const { width, height } = page.sheet;
  say(`${out}: sheet ${width} x ${height} cm, ${photos.length} photos${quality}, ${(bytes / 1e6).toFixed(1)} MB`);
}
