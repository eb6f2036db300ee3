import { ERROR_STATUS } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../values/result.ts';
import { localeOf } from './locale-of.ts';
import type { PageServices } from './pages/web-page.ts';
import { sendNotePage } from './send-note-page.ts';
import { refusalSentence } from './send-refusal.ts';

/** Answers a refused form without script with a page: the sentence and links. */
export async function sendFaultPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  { sentence, ...refusal }: Refusal & { readonly sentence?: string },
): Promise<FastifyReply> {
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', refusal.retryAfterS);
  const message = sentence ?? refusalSentence(localeOf(request, services.locale), refusal);
  return await sendNotePage(request, reply, services, { view: { page: 'fault', sentence: message }, status: ERROR_STATUS[refusal.error] });
}
