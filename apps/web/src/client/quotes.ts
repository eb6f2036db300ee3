import type { QuoteItem, QuotesAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJson, HttpFault } from './http.ts';

/** A server that is asked for a language the first time paints its pictures first. */
const PAINTING_MS = 120_000;

/**
 * The quote library, in its order. [QUOTE-01] [HCALL-24]
 *
 * @throws {HttpFault} also when the answer is no list
 */
export async function loadQuotes(): Promise<readonly QuoteItem[]> {
  return readQuotes(await getJson<QuotesAnswer>(endpoint('quoteUrl'), { timeoutMs: PAINTING_MS }));
}

export function readQuotes(answer: unknown): readonly QuoteItem[] {
  if (!Array.isArray(answer)) throw new HttpFault('unreadable', 'The quote list is no list', { status: 200 });
  return answer as QuotesAnswer;
}
