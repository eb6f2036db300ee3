import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import { FormError } from '../forms/form-error.ts';
import { strictText } from '../forms/strict-text.ts';
import type { App } from './route-tools.ts';

/** What a lenient decoder writes for bytes that it cannot read. */
const LOST = '\ufffd';

/**
 * Texts that come in are UTF-8 and nothing else, in calls' addresses, JSON and key/value lists: what would lose a letter is
 * refused. Forms in parts are read as strictly (see `forms`); a page opens whatever somebody's mailing put behind its address.
 */
export async function takeStrictTexts(app: App, bodyLimit: number): Promise<void> {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    json(request, strictText(body), done);
  });
  await app.register(formbody, { bodyLimit, parser: pairsOf });
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) pairsOf(url.slice(`${url}?`.indexOf('?') + 1));
  });
}

/** `a=1&b=2`, escapes decoded. @throws {FormError} for bytes and escapes that are no UTF-8 */
function pairsOf(text: string): Record<string, unknown> {
  for (const pair of text.split('&')) {
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
