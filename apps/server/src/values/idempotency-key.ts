/** Idempotency key of a request: a repeated request with the same key gets the first one's response. */
export interface IdempotencyKey {
  readonly key: string;
  readonly requestHash: string;
}
