import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { collectBody } from '../forms/collect-body.ts';
import { FormError } from '../forms/form-error.ts';
import { strictText } from '../forms/strict-text.ts';
import type { App } from '../route-tools.ts';
import { isSparseJson } from '../sparse-json.ts';

/** What a lenient decoder writes for bytes that it cannot read. */
const LOST = '\ufffd';
/** More pairs than any call or address has. */
const MOST_PAIRS = 1000;

/**
 * Texts that come in are UTF-8 and nothing else, in calls' addresses, JSON and key/value lists: what would lose a letter is
 * refused. Forms in parts are read as strictly (see `forms`); a page opens whatever somebody's mailing put behind its address.
 */
export function takeStrictTexts(app: App): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const text = strictText(await collectBody(request));
    if (!isSparseJson(text)) throw new FormError('The JSON has more parts than any call takes.', 'ERROR_TOO_BIG');
    return await new Promise((done, fail) => json(request, text, (error, value) => (error ? fail(error) : done(value))));
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest) =>
    pairsOf((await collectBody(request)).toString('utf8')),
  );
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) pairsOf(url.slice(`${url}?`.indexOf('?') + 1));
  });
}

/** `a=1&b=2`, escapes decoded. @throws {FormError} for bytes and escapes that are no UTF-8, and for more pairs than any call has */
function pairsOf(text: string): Record<string, unknown> {
  const pairs = text.split('&', MOST_PAIRS + 1);
  if (pairs.length > MOST_PAIRS) throw new FormError('The form has too many fields.');
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
