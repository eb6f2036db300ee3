import type { LikeAll } from './core.ts';
import type { Source } from './en/index.ts';

/** Everything that is said in a language. */
export interface Language {
  readonly texts: LikeAll<Source>;
  /** The sentences of the quote library. */
  readonly quotes: readonly string[];
}
