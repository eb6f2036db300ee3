import { join } from 'node:path';
import { PATHS } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createPackedLists } from '../catalogue/packed-lists.ts';
import { localeOf } from '../http/locale-of.ts';
import type { App } from '../http/route-tools.ts';
import { sendFileBelow } from '../http/send-file-below.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { BLANK_CARD } from '../pages/blank-card.ts';
import type { Services } from '../services.ts';

/** The template list, static designs with their art, card pictures and the base resources. [HTTP-06] [HTTP-10] [HTTP-13] [HTTP-14] */
export function catalogueRoutes(app: App, services: Services): void {
  const listOf = createPackedLists(services.catalogue);
  app.get(PATHS.list, async (request, reply) => {
    const { xml, gzip } = listOf(localeOf(request, services.locale));
    reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding');
    return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(xml);
  });

  app.get(PATHS.templateCard, { schema: { params: z.object({ id: z.string() }), hide: true } }, async (request, reply) => {
    const card = await services.painter.card(request.params.id);
    if (card === 'unknown') return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
    if (card === 'late') return reply.type('image/svg+xml').header('cache-control', 'no-store').send(BLANK_CARD);
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(card.stream());
  });

  const params = z.object({ id: z.string(), '*': z.string() });
  app.get('/templates/:id/*', { schema: { params, hide: true } }, async (request, reply) => {
    const folder = services.catalogue.folderOf(request.params.id);
    const isSent = folder !== null && (await sendFileBelow(reply, folder, request.params['*']));
    return isSent ? reply : sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  });

  app.get(`${PATHS.webassets}*`, { schema: { params: z.object({ '*': z.string() }), hide: true } }, async (request, reply) => {
    const isSent = await sendFileBelow(reply, join(services.publicFolder, 'webassets'), request.params['*']);
    return isSent ? reply : sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  });
}

/** Whether the visitor's browser reads gzip; one that says q=0 does not. */
function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}
