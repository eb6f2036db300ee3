import type { ApiErrorKey, OperatorScope } from '@muro/api';

/** Reason why a use case refused; the route turns it into a status and a sentence. */
export interface Refusal {
  readonly error: ApiErrorKey;
  /** Field of the request that is refused. */
  readonly field?: string;
  readonly line?: number;
  readonly place?: string;
  readonly version?: number;
  /** Scope that the operator token lacks. */
  readonly scope?: OperatorScope;
  readonly retryAfterS?: number;
  /** Limit that the sentence names. */
  readonly limit?: number;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const done = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (error: ApiErrorKey, more: Omit<Refusal, 'error'> = {}): Result<never> => ({
  ok: false,
  refusal: { error, ...more },
});
