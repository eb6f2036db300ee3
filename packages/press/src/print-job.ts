import type { Collage, Page, TextShaper } from '@muro/domain';
import type { OutputProfile } from './color/output-profile.ts';
import type { PdfStandard } from './pdf/xmp.ts';

/** Input for painting: the page, the collage and the locations of its pictures. Print files, flat pictures and tickets use it. */
export interface PaintJob {
  readonly page: Page;
  readonly collage: Collage;
  /** Null omits texts; sufficient for a page without texts. */
  readonly shaper: TextShaper | null;
  /** Returns the path of the original file of a photo of the collage. */
  fileOf(photoId: string): string;
  /** Returns the path of a picture that belongs to the design; null if it does not exist. */
  resourceFileOf(source: string): string | null;
  /** Called after each picture with the number of finished pictures and their total. */
  onProgress?(done: number, total: number): void;
}

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
