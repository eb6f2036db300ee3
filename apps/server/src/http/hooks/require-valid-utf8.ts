import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { collectBody } from '../forms/collect-body.ts';
import { FormError } from '../forms/form-error.ts';
import { strictText } from '../forms/strict-text.ts';
import type { App } from '../route-tools.ts';
import { isSparseJson } from '../sparse-json.ts';

/** Replacement character that a lenient decoder writes for invalid bytes. */
const LOST = '\ufffd';
/** Maximum number of pairs; no call or address has more. */
const MAX_PAIRS = 1000;

/**
 * Refuses text that is not valid UTF-8 in the URLs of calls, JSON and URL-encoded forms, so that no letter is lost. Multipart forms are
 * checked as strictly (see `forms`). Pages accept any query string, because mailing tools append to links.
 */
export function requireValidUtf8(app: App): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const text = strictText(await collectBody(request));
    if (!isSparseJson(text)) throw new FormError('The JSON has more values than any call accepts.', 'ERROR_TOO_BIG');
    return await new Promise((done, fail) => json(request, text, (error, value) => (error ? fail(error) : done(value))));
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest) =>
    pairsOf((await collectBody(request)).toString('utf8')),
  );
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) pairsOf(url.slice(`${url}?`.indexOf('?') + 1));
  });
}

/** Parses `a=1&b=2` and decodes its escapes. @throws {FormError} for bytes and escapes that are not UTF-8, and for too many pairs */
function pairsOf(text: string): Record<string, unknown> {
  const pairs = text.split('&', MAX_PAIRS + 1);
  if (pairs.length > MAX_PAIRS) throw new FormError('The form has too many fields.');
  for (const pair of pairs) {
    if (isReadable(pair)) continue;
    const field = pair.split('=')[0]?.slice(0, 100) ?? '';
    const place = `${field}: no UTF-8`;
    throw new FormError(place, 'ERROR_BAD_REQUEST', { place, field });
  }
  return parse(text);
}

function isReadable(pair: string): boolean {
  try {
    decodeURIComponent(pair);
    return !pair.includes(LOST);
  } catch {
    return false;
  }
}
