import type { ApiLocale, ForSignedIn } from '@muro/api';
import type { FastifyReply, FastifyRequest, FastifySchema, FastifyTypeProviderDefault, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { idempotencyKeyOf } from '../../http/idempotency-key-of.ts';
import { type HasLocale, localeOf } from '../../http/locale-of.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { IdempotencyKey } from '../../values/idempotency-key.ts';
import type { Result } from '../../values/result.ts';
import type { LimitName, Limits, User } from '../types/accounts.ts';
import { rateLimit } from '../use-cases/rate-limit.ts';
import { type SessionServices, userOf } from './session.ts';

export interface RouterServices extends HasLocale, SessionServices {
  readonly limits: Limits;
}

/** Schema of a call of the API, or of a route that the API description omits. */
interface Schema {
  readonly params?: z.ZodType;
  readonly querystring?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: { readonly 200: z.ZodType };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly hide?: boolean;
}

type Parsed<S, Part extends string> = S extends { readonly [P in Part]: infer Z extends z.ZodType } ? z.output<Z> : unknown;

/** JSON response of a call. A call that returns a file has none: its handler sends the reply itself. */
type AnswerOf<S> = S extends { readonly response: { readonly 200: infer Z extends z.ZodType } }
  ? z.output<Z>
  : S extends { readonly hide: true }
    ? unknown
    : never;

/** A request as its handler receives it. */
export interface CallContext<S> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Parsed<S, 'params'>;
  readonly query: Parsed<S, 'querystring'>;
  readonly body: Parsed<S, 'body'>;
  readonly locale: ApiLocale;
  /** The signed-in user; null for a call that needs no session. */
  readonly user: S extends { readonly security: ForSignedIn } ? User : null;
  /** Null if the client sent none, and for a call that is not `isIdempotent`. */
  readonly idempotencyKey: IdempotencyKey | null;
}

interface RouteOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'preValidation' | 'validatorCompiler'> {
  /** Rate limit per user, checked before the handler runs. */
  readonly limit?: LimitName;
  /** True if the request may have an idempotency key. */
  readonly isIdempotent?: boolean;
}

type Handler<S> = (context: CallContext<S>) => Promise<Result<AnswerOf<S>> | FastifyReply>;
type AddRoute = <const S extends Schema>(url: string, schema: S, handler: Handler<S>, options?: RouteOptions) => void;

export interface Router {
  readonly get: AddRoute;
  readonly post: AddRoute;
  readonly put: AddRoute;
}

/**
 * Adds routes whose handlers receive the parsed request and return the response that the schema of the call describes, or a refusal. A
 * handler whose response is not JSON sends the reply itself and returns it.
 */
export function createRouter(app: App, services: RouterServices): Router {
  // The framework's own types would restrict a handler to JSON.
  const untyped = app.withTypeProvider<FastifyTypeProviderDefault>();
  const adder =
    (method: 'GET' | 'POST' | 'PUT'): AddRoute =>
    (url, schema, handler, { limit, isIdempotent = false, ...options } = {}) => {
      const plain: FastifySchema = schema;
      const isClosed = schema.security?.some((kind) => 'session' in kind);
      untyped.route({
        ...options,
        method,
        url,
        schema: plain,
        handler: async (request, reply) => {
          const user = isClosed ? await userOf(request, services) : null;
          if (isClosed && !user) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_SIGNED_IN' });
          const rate = user && limit && (await rateLimit(services, limit, user.id));
          if (rate && !rate.ok) return sendResult(request, reply, services, rate);
          const idempotencyKey = isIdempotent ? idempotencyKeyOf(request) : null;
          const answer = await handler(callContextOf({ request, reply, user, idempotencyKey, locale: localeOf(request, services.locale) }));
          if (!isResult(answer)) return reply;
          return sendResult(request, reply, services, answer);
        },
      });
    };
  return { get: adder('GET'), post: adder('POST'), put: adder('PUT') };
}

/** False once the handler has sent its answer: a reply that an async function returns resolves to undefined, since it is thenable. */
const isResult = <T>(answer: Result<T> | FastifyReply | undefined): answer is Result<T> => answer !== undefined && 'ok' in answer;

type CallerContext = Pick<CallContext<unknown>, 'request' | 'reply' | 'locale' | 'idempotencyKey'> & { readonly user: unknown };

/** Adds the parts of the request, which the framework has validated by the schema. */
function callContextOf<S>(caller: CallerContext): CallContext<S> {
  const { params, query, body } = caller.request;
  const context: CallerContext & Record<'params' | 'query' | 'body', unknown> = { ...caller, params, query, body };
  return context as CallContext<S>;
}
