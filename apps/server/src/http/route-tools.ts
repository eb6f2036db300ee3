import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Result } from '../values/result.ts';
import type { HasLocale } from './locale-of.ts';
import { sendRefusal } from './send-refusal.ts';

/** The application as routes see it: schemas give the types of bodies and responses. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Sends the result of a use case: its value as JSON, or its refusal. */
export function sendResult<T>(request: FastifyRequest, reply: FastifyReply, services: HasLocale, result: Result<T>): FastifyReply {
  if (!result.ok) return sendRefusal(request, reply, services, result.refusal);
  return reply.header('cache-control', 'no-store').send(result.value);
}
