import { Readable } from 'node:stream';
import { PATHS, type QuoteItem, quotesCall } from '@muro/api';
import { type HasLocale, localeOf } from '../../http/locale-of.ts';
import type { App } from '../../http/route-tools.ts';
import type { CardPainter } from '../types/card-painter.ts';

interface QuoteServices extends HasLocale {
  readonly painter: Pick<CardPainter, 'quotes'>;
}

/** The library's id is part of the configured address; every id refers to the only library. [HTTP-22] */
export function quotesRoute(app: App, services: QuoteServices): void {
  app.get(PATHS.quotes, { schema: quotesCall }, async (request, reply) => {
    reply.header('cache-control', 'private, max-age=300').header('vary', 'accept-language');
    const items = services.painter.quotes(localeOf(request, services.locale));
    await items[0]; // an error of the first picture refuses the request instead of breaking off the response
    return reply.type('application/json; charset=utf-8').send(Readable.from(listOf(items)) as never);
  });
}

/** Streams a JSON array, one item per line, each as soon as its picture is ready. */
async function* listOf(items: readonly Promise<QuoteItem>[]): AsyncGenerator<string> {
  yield '[\n';
  for (const [index, item] of items.entries()) yield `${JSON.stringify(await item)}${index + 1 < items.length ? ',' : ''}\n`;
  yield ']\n';
}
