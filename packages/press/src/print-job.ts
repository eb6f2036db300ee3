import type { Collage, Page, TextShaper } from '@muro/domain';
import type { OutputProfile } from './color/output-profile.ts';
import type { PdfStandard } from './pdf/xmp.ts';

/** What is to be painted, and where its pictures lie. Everything a print file, a flat picture and a ticket need to know. */
export interface PaintJob {
  readonly page: Page;
  readonly collage: Collage;
  /** Null leaves texts out: enough for a page that has none. */
  readonly shaper: TextShaper | null;
  /** The original file of a photo of the collage. */
  fileOf(photoId: string): string;
  /** The file of a picture that belongs to the design; null when there is none. */
  resourceFileOf(source: string): string | null;
  /** Called after each picture with how many are done, of how many. */
  onProgress?(done: number, total: number): void;
}

/** One print file to write. The same job gives the same bytes, but for `id` and `createdAt`. */
export interface PrintJob extends PaintJob {
  /** Where the PDF goes. It appears there whole or not at all. */
  readonly out: string;
  readonly title: string;
  readonly createdAt: Date;
  /** Names the file in its own metadata; any text. */
  readonly id: string;
  /** True: every photo without an effect keeps its own bytes, however finely it is printed. The file is then as large as the photos. */
  readonly keepsOriginals?: boolean;
  /** What the press prints with: the file is then PDF/X-4, else plain PDF. */
  readonly outputProfile?: OutputProfile | null;
}

/** How a picture went into the print file: with its own bytes, or newly made at print resolution, as one with an effect is. */
export type Embedding = 'original' | 'resampled';

export interface PrintedPhoto {
  readonly slot: string;
  readonly photoId: string;
  /** Printed resolution of the original in this slot, not rounded. */
  readonly dpi: number;
  readonly embedding: Embedding;
}

export interface PrintReport {
  readonly out: string;
  readonly bytes: number;
  /** Of the whole file, lower-case hex. */
  readonly sha256: string;
  readonly pdfVersion: string;
  /** The standard that the file keeps; null for plain PDF. */
  readonly standard: PdfStandard | null;
  /** Back to front. */
  readonly photos: readonly PrintedPhoto[];
}
