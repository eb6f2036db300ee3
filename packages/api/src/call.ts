import { z } from 'zod';
import { type ApiErrorKey, apiError, ERROR_STATUS } from './error.ts';
import type { OperatorScope } from './operator-scopes.ts';

/** Content types of a request body: JSON, form fields, or a multipart form. */
export const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** Refusals that any call may return, and those of any call that changes data. */
const ALWAYS: readonly ApiErrorKey[] = ['ERROR_BAD_REQUEST', 'ERROR_BUSY', 'ERROR_STORE_AWAY', 'ERROR_OCCURRED'];
const WHEN_CHANGING: readonly ApiErrorKey[] = ['ERROR_FOREIGN_ORIGIN', 'ERROR_TOO_BIG', 'ERROR_NO_SPACE'];

const FOR_OPERATORS: readonly ApiErrorKey[] = ['ERROR_OPERATOR', 'ERROR_TOKEN_EXPIRED', 'ERROR_TOKEN_REVOKED', 'ERROR_SCOPE'];

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'The request is malformed; `field` names the invalid field',
  401: 'Not signed in, or the token is invalid, expired or revoked',
  403: 'Sent from another site, or the token lacks the `scope` of the call',
  404: 'Not found, or it belongs to another user',
  409: 'Conflict: the state differs from the expected one, or the idempotency key was used for another request',
  413: 'Too large',
  415: 'Unsupported photo format',
  422: 'The request is valid but cannot be executed',
  426: 'Passwords are accepted over TLS only',
  429: 'Rate limit exceeded; `retry-after` gives the time to wait',
  503: 'Unavailable or an internal error; `retry-after` gives the time to wait',
  507: 'Insufficient storage',
};

/** A file, or a document that is not JSON. */
export interface FileAnswer {
  readonly type: string;
}

export interface CallParts {
  readonly tag: string;
  /** Purpose of the call in one line. */
  readonly summary: string;
  readonly description?: string;
  /** True for POST: adds the refusals that every change may return. */
  readonly isChange?: boolean;
  /** True if the call needs a signed-in user. */
  readonly isClosed?: boolean;
  /** Scope that the operator token must have. */
  readonly scope?: OperatorScope;
  readonly params?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly body?: z.ZodType;
  /** Content types of the body; JSON by default. */
  readonly bodyTypes?: readonly string[];
  readonly answer: z.ZodType | FileAnswer;
  /** Further answers by status. */
  readonly more?: Readonly<Record<number, z.ZodType>>;
  /** Keys of refusals in addition to those of any call. */
  readonly refusals?: readonly ApiErrorKey[];
  /** Example of the body, and of an answer in JSON. */
  readonly example?: { readonly body?: unknown; readonly answer?: unknown };
}

/** Type that marks a call for signed-in users only. */
export type ForSignedIn = readonly [{ readonly session: readonly [] }];

/** Schema of a Fastify route: it validates requests, and the OpenAPI document is generated from it. */
type RouteSchema<C extends CallParts> = Pick<C, Extract<keyof C, 'params' | 'querystring' | 'body'>> &
  (C['answer'] extends z.ZodType ? { readonly response: { readonly 200: C['answer'] } } : unknown) &
  (C['isClosed'] extends true ? { readonly security: ForSignedIn } : unknown) & { readonly summary: string };

/** Defines an HTTP call: request, answer and refusals in one schema. */
export function call<const C extends CallParts>(parts: C): RouteSchema<C> {
  const { tag, isChange, isClosed, scope, answer, more, refusals = [], example, bodyTypes, body, ...documentation } = parts as CallParts;
  const accessRefusals: readonly ApiErrorKey[] = isClosed ? ['ERROR_NOT_SIGNED_IN'] : scope ? FOR_OPERATORS : [];
  const keys = [...ALWAYS, ...(isChange ? WHEN_CHANGING : []), ...accessRefusals, ...refusals];
  const schema = {
    ...documentation,
    tags: [tag],
    ...(isClosed && { security: [{ session: [] }] }),
    ...(scope && { security: [{ operator: [scope] }] }),
    ...(body && { body, bodyExample: example?.body, consumes: [...(bodyTypes ?? ['application/json'])] }),
    response: { 200: answerSchema(answer, example?.answer), ...more, ...refusalsBy(keys) },
  };
  return schema as unknown as RouteSchema<C>;
}

function answerSchema(answer: z.ZodType | FileAnswer, example: unknown) {
  const description = 'Done';
  if (answer instanceof z.ZodType) return answer.meta({ description, ...(example !== undefined && { examples: [example] }) });
  return { description, content: { [answer.type]: { schema: z.string() } } };
}

/** Keys of refusals, grouped by status. */
function refusalsBy(keys: readonly ApiErrorKey[]): Record<number, z.ZodType> {
  const statuses = [...new Set(keys.map((key) => ERROR_STATUS[key]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const statusKeys = [...new Set(keys.filter((key) => ERROR_STATUS[key] === status))];
      const description = STATUS_WORDS[status] ?? 'Refused';
      return [status, apiError.extend({ error: z.enum(statusKeys) }).meta({ description })];
    }),
  );
}
