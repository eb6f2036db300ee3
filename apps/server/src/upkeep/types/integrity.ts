import type { FILE_STATES, FileFault, VerifyCount } from '@muro/api';
import type { Draft } from '../../files/blobs.ts';
import type { FileFacts, PrintedFiles } from '../../files/print-files.ts';
import type { PrintPlace } from '../../orders/rules/print-name.ts';

/** A file that rows reference: a blob by its SHA-256, or a print file by its name. */
export interface NamedFile {
  readonly name: string;
  /** Expected SHA-256; null if it was not recorded. */
  readonly sha256: string | null;
  readonly sizeBytes: number | null;
  readonly isPrint: boolean;
}

/** An order line, as far as the integrity check needs it. */
export interface OrderedLine extends PrintPlace {
  readonly ownerId: number;
  /** The document that is printed; null if its version is missing. */
  readonly xml: string | null;
  readonly hasJob: boolean;
}

/** Reads which files and orders the rows reference. */
export interface Integrity {
  count(): Promise<VerifyCount>;
  /** Returns blobs with names after `after`, in order. */
  listBlobs(after: string, limit: number): Promise<readonly NamedFile[]>;
  /** Returns the print files of the next `limit` jobs after `after`, in order; a pair per job. */
  listPrints(after: PrintPlace, limit: number): Promise<readonly (NamedFile & PrintPlace)[]>;
  /** Null if no row references the name. */
  find(name: string): Promise<NamedFile | null>;
  findAffected(name: string): Promise<Pick<FileFault, 'role' | 'photos' | 'collages' | 'orders'>>;
  /** Returns all lines of the next `limit` orders whose accounts exist. */
  listOrders(
    after: number,
    limit: number,
  ): Promise<{ readonly lines: readonly OrderedLine[]; readonly checked: number; readonly last: number }>;
  /** Returns which of these print files belong to no job. */
  listUnprinted(names: readonly string[]): Promise<readonly string[]>;
}

/** Changes of rows after a file was repaired. */
export interface RepairRows {
  /** Returns the original photo of a copy; null if it is not a copy. */
  findOriginal(copySha256: string): Promise<NamedFile | null>;
  /** Replaces the former copies of an original by these. */
  updateCopies(original: string, former: string, copies: { readonly web: Draft; readonly thumb: Draft }): Promise<void>;
  /** Removes a thumbnail, so that it is painted again on the next request. False: no collage references it. */
  deletePicture(sha256: string): Promise<boolean>;
  /** Replaces a screenshot by the collage's thumbnail, or removes it without one. False: no collage references it. */
  replaceScreenshot(sha256: string): Promise<boolean>;
  /** Returns the holder that printed a job whose checksums were not recorded; null if they were, or there is no such job. */
  holderWithoutChecksums(place: PrintPlace): Promise<string | null>;
  /** Records the checksums of files that this holder stored, unless the job was printed again meanwhile. */
  recordPrintChecksums(place: PrintPlace, holder: string, files: PrintedFiles): Promise<void>;
  /** Queues a completed job to be printed again, with a note. False: its document does not exist any more. */
  requeue(place: PrintPlace, note: string): Promise<boolean>;
}

export interface InspectedFile {
  readonly state: (typeof FILE_STATES)[number];
  readonly sizeBytes: number;
}

/** Inspects files in their store. */
export interface FileInspector {
  /** @param isDeep  true: reads all bytes; false: checks only the size */
  inspect(file: NamedFile, isDeep: boolean): Promise<InspectedFile>;
  /** Reads a print file and returns its size and checksum; null if it is missing or unreadable. */
  printFacts(name: string): Promise<FileFacts | null>;
  /** Moves a file into quarantine, from which only an operator retrieves it. False: it is missing. */
  quarantine(file: NamedFile): Promise<boolean>;
}
