import type { QuoteItem, QuotesAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJson, HttpFault } from './http.ts';

/**
 * The quote library, in its order. [QUOTE-01] [HCALL-24]
 *
 * @throws {HttpFault} also when the answer is no list
 */
export async function loadQuotes(signal?: AbortSignal): Promise<readonly QuoteItem[]> {
  const items = await getJson<QuotesAnswer>(endpoint('quoteUrl'), signal);
  if (!Array.isArray(items)) throw new HttpFault('unreadable', 'The quote list is no list', { status: 200 });
  return items;
}
