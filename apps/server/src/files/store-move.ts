export type StoreKind = 'disk' | 's3';

export interface FormerFile {
  readonly name: string;
  /** In the present store, too. */
  readonly isThere: boolean;
}

export interface CopiedFile {
  readonly state: 'copied' | 'there' | 'gone' | 'bytes' | 'unreadable';
  readonly sizeBytes: number;
}

/** Files on their way from the former store to the present one. */
export interface StoreMove {
  readonly from: StoreKind;
  readonly to: StoreKind;
  /** Of a prefix of two digits; null: print files. */
  files(prefix: string | null): Promise<readonly FormerFile[]>;
  /** Brings one there, whole, and reads it there again; the former one stays. */
  copy(name: string): Promise<CopiedFile>;
}
