import type { FILE_STATES, FileFault, VerifyCount } from '@muro/api';
import type { Draft } from '../../files/blobs.ts';
import type { FileFacts, PrintedFiles } from '../../files/print-files.ts';
import type { PrintPlace } from '../../orders/types/print-place.ts';

/** A file that rows name: a blob by its SHA-256, or a file of the press by its name. */
export interface NamedFile {
  readonly name: string;
  /** What its bytes should hash to; null where nobody noted it. */
  readonly sha256: string | null;
  readonly sizeBytes: number | null;
  readonly isPrint: boolean;
}

/** What an order is made of, as far as it can be missing. */
export interface OrderedLine extends PrintPlace {
  readonly ownerId: number;
  /** The document that is printed; null where its version is gone. */
  readonly xml: string | null;
  readonly hasJob: boolean;
}

/** What rows say that there is. */
export interface Integrity {
  count(): Promise<VerifyCount>;
  /** Blobs behind this one, in order. */
  blobs(after: string, limit: number): Promise<readonly NamedFile[]>;
  /** The files of the press of jobs behind this one, in order; a pair for each of so many jobs. */
  prints(after: PrintPlace, limit: number): Promise<readonly (NamedFile & PrintPlace)[]>;
  /** Null for what no row names. */
  find(name: string): Promise<NamedFile | null>;
  touched(name: string): Promise<Pick<FileFault, 'role' | 'photos' | 'collages' | 'orders'>>;
  /** All collages of the next so many orders whose people are there. */
  orders(
    after: number,
    limit: number,
  ): Promise<{ readonly lines: readonly OrderedLine[]; readonly checked: number; readonly last: number }>;
  /** Those of these files of the press that no job ever made. */
  unprinted(names: readonly string[]): Promise<readonly string[]>;
}

/** Changes of rows that a file which was made again needs. */
export interface Mending {
  /** The original that this is a copy of; null for what is none. */
  originalOf(copySha256: string): Promise<NamedFile | null>;
  /** Whoever had the former copy of this original has these. */
  renewCopies(original: string, former: string, copies: { readonly web: Draft; readonly thumb: Draft }): Promise<void>;
  /** The picture is painted anew when somebody next looks. False: it is of no collage. */
  forgetPicture(sha256: string): Promise<boolean>;
  /** The collage's own picture takes the place of a screenshot; without one the document goes on without. False: it is of no collage. */
  replaceScreenshot(sha256: string): Promise<boolean>;
  /** Who printed a file of which nobody noted what it is; null when it is noted, or none. */
  unnotedPrinter(place: PrintPlace): Promise<string | null>;
  /** Notes what this printer put into the store, unless it was printed anew meanwhile. */
  notePrinted(place: PrintPlace, holder: string, files: PrintedFiles): Promise<void>;
  /** Puts a job that was done back in line, with the reason. False: there is nothing left to print it from. */
  printAgain(place: PrintPlace, note: string): Promise<boolean>;
}

export interface Seen {
  readonly state: (typeof FILE_STATES)[number];
  readonly sizeBytes: number;
}

/** Looks at files where they lie. */
export interface FileInspector {
  /** @param isDeep  whether all bytes are read; else their length is asked for */
  look(file: NamedFile, isDeep: boolean): Promise<Seen>;
  /** What a file of the press is, all its bytes read; null when it cannot be read. */
  printFacts(name: string): Promise<FileFacts | null>;
  /** Puts bytes where nobody finds them but who looks for them by hand. False: there are none. */
  setAside(file: NamedFile): Promise<boolean>;
}
