import { existsSync } from 'node:fs';
import type { FaultView, NotFoundView } from '@muro/api';
import { SHORT_PAGE_TEXTS } from '@muro/texts/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from './locale-of.ts';
import { plainPage } from './pages/plain-page.ts';
import type { PageServices } from './pages/web-page.ts';
import { sendWebPage } from './send-web-page.ts';

interface Note {
  readonly view: FaultView | NotFoundView;
  readonly status: number;
}

/** Sends an error page. If the web app is not built, or its page cannot be read, the server renders the page itself. */
export async function sendNotePage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  note: Note,
): Promise<FastifyReply> {
  if (!existsSync(services.webFolder)) return sendPlain(request, reply, services, note);
  try {
    return await sendWebPage(request, reply, services, note);
  } catch (error) {
    request.log.error({ err: error }, 'a page of the web app cannot be read');
    return sendPlain(request, reply, services, note);
  }
}

function sendPlain(request: FastifyRequest, reply: FastifyReply, services: PageServices, { view, status }: Note): FastifyReply {
  const locale = localeOf(request, services.locale);
  const sentence = view.page === 'fault' ? view.sentence : SHORT_PAGE_TEXTS.notFoundTitle[locale];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(plainPage(locale, services.shop.data, sentence));
}
