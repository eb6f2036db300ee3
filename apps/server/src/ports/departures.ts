import type { ApiLocale } from '@muro/api';

/** What lies in the stores of somebody who is gone. */
export interface Traces {
  /** Names of blobs that were theirs; some may be somebody else's, too. */
  readonly blobs: readonly string[];
  readonly collages: readonly number[];
  /** Their orders, and those whose print files nobody needs any more. */
  readonly orders: readonly number[];
  readonly ended: readonly number[];
}

export type LeaveOutcome =
  | { readonly kind: 'left'; readonly traces: Traces }
  /** These orders are not printed yet. */
  | { readonly kind: 'under-way'; readonly orders: readonly number[] };

/** People who delete their accounts. */
export interface Departures {
  /** Photos, collages and sessions go at once; of orders stays what an invoice needs. A mail says so, and then forgets its address. */
  leave(userId: number, locale: ApiLocale): Promise<LeaveOutcome>;
  /** Lets go of orders whose lawful end has come, and then of those who placed them. @returns what may go from the stores */
  sweep(): Promise<Traces>;
}

export interface LeftFiles {
  wipe(traces: Traces): Promise<void>;
  /** Removes from this server's cache the pictures of people's collages that were painted a day ago: whose they are may have left on another server. */
  tidy(): Promise<void>;
}
