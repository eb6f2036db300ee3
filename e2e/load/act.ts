import type { HttpAnswer, HttpCall } from '../../test-support/http-call.ts';

/** Somebody with an account, signed in. */
export interface Visitor {
  readonly id: number;
  readonly name: string;
  readonly cookie: string;
  /** Where the requests come from, as the proxy in front says. */
  readonly address: string;
}

export interface SentPhoto {
  readonly id: number;
  readonly orgWidth: number;
  readonly orgHeight: number;
}

/** What the client is told before it begins. */
export interface Given {
  /** Of the servers, which are asked in turn, as a proxy in front would. */
  readonly doors: readonly string[];
  readonly visitors: readonly Visitor[];
  /** Rows of the first visitors, by their place in `visitors`; there are no files to them. */
  readonly photos: readonly (readonly SentPhoto[])[];
  readonly seed: number;
}

/** No whole answer came; the act ends with it. */
export class CutOff extends Error {}

/** Sends a call and counts what became of it. @throws {CutOff} where no whole answer came */
export type Ask = (call: HttpCall) => Promise<HttpAnswer>;

/** One thing that people do, over and over. */
export interface Act {
  /** Makes what it needs, before the clock runs. @param ask  not counted */
  ready?(ask: Ask): Promise<void>;
  /** @param nth  how often it was begun before  @returns 'away' where the server had no time for it */
  // biome-ignore lint/suspicious/noConfusingVoidType: most acts have nothing to say
  begin(nth: number): Promise<void | 'away'>;
  /** When everything has ended: sentences about what was acknowledged and is not there. @param ask  not counted */
  check?(ask: Ask): Promise<readonly string[]>;
}

/** What an act may use. */
export interface Tools {
  readonly given: Given;
  readonly ask: Ask;
  readonly random: () => number;
  /** Tells of an answer that should not have been. */
  blame(what: string): void;
}

/** The call as this person sends it. */
export const as = ({ cookie, address }: Visitor, call: HttpCall): HttpCall => ({
  ...call,
  headers: { ...call.headers, cookie, 'x-forwarded-for': address },
});
