import type { ActName } from './acts.ts';

/** What many people do, each the same thing. */
export interface Stream {
  readonly act: ActName;
  /** Begun so many times a second, whether or not the earlier ones have ended; in a `lanes` stream each begins when one before it ended. */
  readonly rate: { readonly perSecond: number } | { readonly lanes: number; readonly count: number };
}
