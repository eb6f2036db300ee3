import type { OutputProfile } from './color/output-profile.ts';
import type { PdfStandard } from './pdf/xmp.ts';
import type { PaintJob } from './picture/paint-job.ts';

/** A print file to write. Equal jobs give equal bytes, except for `id` and `createdAt`. */
export interface PrintJob extends PaintJob {
  /** Path of the PDF. The file is written atomically. */
  readonly out: string;
  readonly title: string;
  readonly createdAt: Date;
  /** Identifies the file in its own metadata; any text. */
  readonly id: string;
  /** True embeds every photo without an effect unchanged, whatever its printed resolution. The file is then as large as the photos. */
  readonly keepsOriginals?: boolean;
  /** Profile of the press: with it the file is PDF/X-4, otherwise plain PDF. */
  readonly outputProfile?: OutputProfile | null;
}

/** Tells if a picture was embedded with its own bytes or resampled at print resolution. A picture with an effect is resampled. */
export type Embedding = 'original' | 'resampled';

export interface PrintedPhoto {
  readonly slot: string;
  readonly photoId: string;
  /** Printed resolution of the original in this slot, dots per inch, not rounded. */
  readonly dpi: number;
  readonly embedding: Embedding;
}

export interface PrintReport {
  readonly out: string;
  readonly bytes: number;
  /** SHA-256 of the whole file, lower-case hex. */
  readonly sha256: string;
  readonly pdfVersion: string;
  /** The standard that the file conforms to; null for plain PDF. */
  readonly standard: PdfStandard | null;
  /** In painting order, back to front. */
  readonly photos: readonly PrintedPhoto[];
}
