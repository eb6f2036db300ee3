import type { StoreKind } from '@muro/api';

export interface FormerFile {
  readonly name: string;
  /** True if the present store has the file as well. */
  readonly isThere: boolean;
}

export interface CopiedFile {
  readonly state: 'copied' | 'there' | 'gone' | 'bytes' | 'unreadable';
  readonly sizeBytes: number;
}

/** Migration of files from the former store to the present one. */
export interface StoreMove {
  readonly from: StoreKind;
  readonly to: StoreKind;
  /** Lists the files of the former store: blobs with a prefix of two hex digits, or the print files (null). */
  files(prefix: string | null): Promise<readonly FormerFile[]>;
  /** Copies one file and verifies it by reading it back; the original stays. */
  copy(name: string): Promise<CopiedFile>;
}
