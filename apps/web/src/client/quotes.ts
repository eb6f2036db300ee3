import type { QuoteItem, QuotesAnswer } from '@muro/api';
import { endpoint } from './endpoints.ts';
import { getJsonLines, HttpFault } from './http.ts';

/** Time limit: on the first request for a language the server renders the pictures while it answers. */
const PAINTING_MS = 120_000;

/**
 * Loads the quote library, in its order. [QUOTE-01] [HCALL-24]
 *
 * @param onItem  called with each picture as it arrives, and its index in the list
 * @throws {HttpFault} also if the answer is not a list
 */
export async function loadQuotes(onItem: (item: QuoteItem, place: number) => void, signal: AbortSignal): Promise<readonly QuoteItem[]> {
  let place = 0;
  const onLine = (line: string): void => {
    const item = itemOf(line);
    if (item) onItem(item, place++);
  };
  return readQuotes(await getJsonLines<QuotesAnswer>(endpoint('quoteUrl'), onLine, { timeoutMs: PAINTING_MS, signal }));
}

/** Parses an item on a line of its own; returns null for the brackets of the list, and for a list on one line. */
function itemOf(line: string): QuoteItem | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line.replace(/,$/, '')) as QuoteItem;
  } catch {
    return null;
  }
}

export function readQuotes(answer: unknown): readonly QuoteItem[] {
  if (!Array.isArray(answer)) throw new HttpFault('unreadable', 'The quote list is not a list', { status: 200 });
  return answer as QuotesAnswer;
}
