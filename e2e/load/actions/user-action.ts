import type { HttpAnswer, HttpCall } from '../../../test-support/http-call.ts';

/** A signed-in user. */
export interface Visitor {
  readonly id: number;
  readonly name: string;
  readonly cookie: string;
  /** Client address, as the reverse proxy reports it. */
  readonly address: string;
}

export interface SentPhoto {
  readonly id: number;
  readonly orgWidth: number;
  readonly orgHeight: number;
}

/** Input of the client process. */
export interface ClientInput {
  /** Addresses of the servers, used in rotation, as a load balancer does. */
  readonly serverUrls: readonly string[];
  readonly visitors: readonly Visitor[];
  /** Photo rows of the first visitors, by index in `visitors`; their files do not exist. */
  readonly photos: readonly (readonly SentPhoto[])[];
  readonly seed: number;
}

/** Thrown if no complete answer arrived; ends the action. */
export class NoAnswerError extends Error {}

/** Sends a call and counts its outcome. @throws {NoAnswerError} if no complete answer arrived */
export type Send = (call: HttpCall) => Promise<HttpAnswer>;

/** A repeated action of users. */
export interface UserAction {
  /** Prepares data before the measurement. @param send  does not count calls */
  ready?(send: Send): Promise<void>;
  /** @param nth  number of earlier runs  @returns 'overloaded' if the server refused it because of overload */
  // biome-ignore lint/suspicious/noConfusingVoidType: most actions return nothing
  begin(nth: number): Promise<void | 'overloaded'>;
  /** Checks acknowledged data at the end; returns a sentence per missing item. @param send  does not count calls */
  check?(send: Send): Promise<readonly string[]>;
}

/** Functions and data for actions. */
export interface Tools {
  readonly input: ClientInput;
  readonly send: Send;
  readonly random: () => number;
  /** Reports an unexpected answer. */
  reportViolation(violation: string): void;
}

/** Adds the session and the client address of a visitor to a call. */
export const asVisitor = ({ cookie, address }: Visitor, call: HttpCall): HttpCall => ({
  ...call,
  headers: { ...call.headers, cookie, 'x-forwarded-for': address },
});
