import { digitShapesCall, listCall, PATHS, templateCardCall, templateXmlCall } from '@muro/api';
import { LAYOUT_FILE } from '@muro/shop';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IMMUTABLE_CACHE } from '../../http/immutable-cache.ts';
import { type HasLocale, localeOf } from '../../http/locale-of.ts';
import type { App } from '../../http/route-tools.ts';
import { sendDesignFile, sendFileBelow } from '../../http/send-file-below.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { DiskCatalogue } from '../designs/disk-catalogue.ts';
import { createPackedLists } from '../designs/packed-lists.ts';
import { layoutAddress } from '../layouts/layout-address.ts';
import type { StoredLayouts } from '../layouts/stored-layouts.ts';
import type { CardPainter } from '../types/card-painter.ts';
import { BLANK_CARD } from './blank-card.ts';

interface CatalogueServices extends HasLocale {
  readonly catalogue: DiskCatalogue;
  readonly layouts: StoredLayouts;
  readonly painter: Pick<CardPainter, 'card'>;
}

/**
 * Routes of the template list, static designs with their pictures, card pictures and the outlines of digits. [HTTP-06] [HTTP-10] [HTTP-13]
 * [HTTP-14]
 */
export function catalogueRoutes(app: App, services: CatalogueServices): void {
  const listOf = createPackedLists(services.catalogue);
  app.get(PATHS.list, { schema: listCall }, async (request, reply) => {
    const { xml, gzip } = listOf(localeOf(request, services.locale));
    reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language, accept-encoding');
    return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(xml);
  });

  app.get(PATHS.templateCard, { schema: templateCardCall }, async (request, reply) => {
    const form = request.query.as;
    const card = await services.painter.card(request.params.id, form);
    if (card === 'unknown') return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
    if (card === 'late') return reply.type('image/svg+xml').header('cache-control', 'no-store').send(BLANK_CARD);
    const isOfNow = request.query.v === services.catalogue.cardMark(request.params.id);
    const cacheControl = isOfNow ? IMMUTABLE_CACHE : 'no-cache';
    return reply
      .type(form?.startsWith('avif') ? 'image/avif' : 'image/jpeg')
      .header('cache-control', cacheControl)
      .send(await card.open());
  });

  app.get(PATHS.templateXml, { schema: templateXmlCall }, async (request, reply) => {
    const { id } = request.params;
    const layout = services.catalogue.layoutXml(id);
    if (layout === null) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
    return sendLayout(reply, layout, await services.layouts.hashIn(id));
  });

  const params = z.object({ id: z.string(), '*': z.string() });
  app.get('/templates/:id/*', { schema: { params, hide: true } }, async (request, reply) => {
    const folder = services.catalogue.folderOf(request.params.id);
    const isSent = folder !== null && (await sendFileBelow(reply, folder, request.params['*']));
    return isSent ? reply : sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  });

  const storedPath = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), '*': z.string() });
  app.get(`${PATHS.layouts}:hash/*`, { schema: { params: storedPath, hide: true } }, async (request, reply) => {
    const { hash, '*': path } = request.params;
    const file = await services.layouts.file(hash, path);
    return file ? sendDesignFile(reply, path, file) : sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  });

  app.get(PATHS.digitShapes, { schema: digitShapesCall }, (_, reply) =>
    reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').send(services.catalogue.digitsXml),
  );
}

/** Sends a layout as it was read and validated; `content-location` is the permanent address of this layout and its pictures. */
function sendLayout(reply: FastifyReply, xml: string, hash: string) {
  if (hash !== '') reply.header('content-location', layoutAddress(hash, LAYOUT_FILE));
  return reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').send(xml);
}

/** True if the browser accepts gzip; `q=0` means that it does not. */
function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}
