import { z } from 'zod';
import { type ApiErrorKey, apiError, ERROR_STATUS } from './error.ts';
import type { OperatorScope } from './operator-scopes.ts';

/** How a body may come: fields as JSON, in a form, or in a form with parts. */
export const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** What any call may answer, and any call that changes something. */
const ALWAYS: readonly ApiErrorKey[] = ['ERROR_BAD_REQUEST', 'ERROR_BUSY', 'ERROR_STORE_AWAY', 'ERROR_OCCURRED'];
const WHEN_CHANGING: readonly ApiErrorKey[] = ['ERROR_FOREIGN_ORIGIN', 'ERROR_TOO_BIG', 'ERROR_NO_SPACE'];

const FOR_OPERATORS: readonly ApiErrorKey[] = ['ERROR_OPERATOR', 'ERROR_TOKEN_EXPIRED', 'ERROR_TOKEN_REVOKED', 'ERROR_SCOPE'];

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'The request is not as described; `field` names what is wrong',
  401: 'Nobody is signed in, or the token is not the right one, expired or revoked',
  403: 'Sent by another site, or by a token without the `scope` of the call',
  404: 'There is no such thing, or it is somebody else’s',
  409: 'It is not as it was expected to be: something changed meanwhile, or was stored under this key',
  413: 'Too large',
  415: 'Not a photo of a kind that is taken',
  422: 'Understood, and not possible',
  426: 'Passwords travel over TLS only',
  429: 'Too much at once; `retry-after` says when to come again',
  503: 'Not now, or a fault on our side; `retry-after` says when to come again',
  507: 'There is no room for it',
};

/** A file or a document that is no JSON. */
export interface FileAnswer {
  readonly type: string;
}

export interface CallParts {
  readonly tag: string;
  /** One line: what the call is for. */
  readonly summary: string;
  readonly description?: string;
  /** It is a POST: what may go wrong with one is added to its refusals. */
  readonly isChange?: boolean;
  /** Only for signed-in people. */
  readonly isClosed?: boolean;
  /** Only with an operator token that has this scope. */
  readonly scope?: OperatorScope;
  readonly params?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly body?: z.ZodType;
  /** How the body comes; JSON only, unless said otherwise. */
  readonly bodyTypes?: readonly string[];
  readonly answer: z.ZodType | FileAnswer;
  /** Other answers than 200, by status. */
  readonly more?: Readonly<Record<number, z.ZodType>>;
  /** Keys of refusals beyond those of any call. */
  readonly refusals?: readonly ApiErrorKey[];
  /** Of a body, and of an answer in JSON. */
  readonly example?: { readonly body?: unknown; readonly answer?: unknown };
}

/** What a route of the server takes as its schema: it checks by it, and the OpenAPI document is made of it. */
type RouteSchema<C extends CallParts> = Pick<C, Extract<keyof C, 'params' | 'querystring' | 'body'>> &
  (C['answer'] extends z.ZodType ? { readonly response: { readonly 200: C['answer'] } } : unknown) & { readonly summary: string };

/** One HTTP call: request, answer and refusals in one schema. */
export function call<const C extends CallParts>(parts: C): RouteSchema<C> {
  const { tag, isChange, isClosed, scope, answer, more, refusals = [], example, bodyTypes, body, ...words } = parts as CallParts;
  const who: readonly ApiErrorKey[] = isClosed ? ['ERROR_NOT_SIGNED_IN'] : scope ? FOR_OPERATORS : [];
  const keys = [...ALWAYS, ...(isChange ? WHEN_CHANGING : []), ...who, ...refusals];
  const schema = {
    ...words,
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

/** By status: the keys that come with it. */
function refusalsBy(keys: readonly ApiErrorKey[]): Record<number, z.ZodType> {
  const statuses = [...new Set(keys.map((key) => ERROR_STATUS[key]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = [...new Set(keys.filter((key) => ERROR_STATUS[key] === status))];
      const description = STATUS_WORDS[status] ?? 'Refused';
      return [status, apiError.extend({ error: z.enum(own) }).meta({ description })];
    }),
  );
}
