import type { Results, RowMode } from '@electric-sql/pglite';

/** A request to the database thread. A transaction is identified by the id of the message that began it. */
export type ThreadRequest =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly values: readonly unknown[];
      readonly rowMode: RowMode;
      /** OIDs of the PostgreSQL types whose values are returned as text. */
      readonly asText: readonly number[];
      /** Id of the transaction; null: none. */
      readonly within: number | null;
    }
  | { readonly kind: 'begin' }
  | { readonly kind: 'commit' | 'rollback'; readonly transaction: number }
  /** Copies the files of the database into this folder. */
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'close' };

export interface ThreadMessage {
  readonly id: number;
  readonly request: ThreadRequest;
}

/** Fields of a PostgreSQL error that callers use. */
export interface ThreadFault {
  readonly message: string;
  readonly severity?: string | undefined;
  readonly code?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
}

export type ThreadAnswer =
  | { readonly kind: 'done'; readonly id: number; readonly results: Results | null }
  | { readonly kind: 'failed'; readonly id: number; readonly fault: ThreadFault }
  /** The database is open ('opened'), or could not be opened ('shut'). */
  | { readonly kind: 'opened' }
  | { readonly kind: 'shut'; readonly fault: ThreadFault }
  | { readonly kind: 'disk-fault'; readonly message: string };
