import type { Results, RowMode } from '@electric-sql/pglite';

/** What is asked of a database in a thread of its own. A transaction goes by the number of the message that began it. */
export type ThreadAsk =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly values: readonly unknown[];
      readonly rowMode: RowMode;
      /** Numbers of the PostgreSQL types whose values come as their text. */
      readonly asText: readonly number[];
      /** The transaction it belongs to. */
      readonly within: number | null;
    }
  | { readonly kind: 'begin' }
  | { readonly kind: 'commit' | 'rollback'; readonly transaction: number }
  /** Copies the files of the database into this folder. */
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'close' };

export interface ThreadMessage {
  readonly id: number;
  readonly ask: ThreadAsk;
}

/** What PostgreSQL says of a failure, as far as anybody asks. */
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
  /** It is open, or could not be opened. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'shut'; readonly fault: ThreadFault }
  | { readonly kind: 'disk-fault'; readonly message: string };
