/** A request that a client named; a repeated one gets the first one's answer. */
export interface IdempotencyKey {
  readonly key: string;
  readonly requestHash: string;
}
