import { ERROR_STATUS } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultPage } from '../pages/simple-pages.ts';
import type { Services } from '../services.ts';
import type { Refusal } from '../use-cases/result.ts';
import { localeOf } from './locale-of.ts';
import { refusalSentence } from './send-refusal.ts';

/** Answers a plain form that was refused: a page with the sentence and the ways on. */
export function sendFaultPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'locale' | 'shop'>,
  { sentence, ...refusal }: Refusal & { readonly sentence?: string },
): FastifyReply {
  const locale = localeOf(request, services.locale);
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', refusal.retryAfterS);
  return reply
    .code(ERROR_STATUS[refusal.error])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(faultPage(locale, services.shop.data, sentence ?? refusalSentence(locale, refusal)));
}
