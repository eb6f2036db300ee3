import type { LikeAll } from '../shared/core.ts';
import type { Source } from './index.ts';

/** All texts of a language. */
export interface Language {
  readonly texts: LikeAll<Source>;
  /** Quotes of the quote library. */
  readonly quotes: readonly string[];
}
