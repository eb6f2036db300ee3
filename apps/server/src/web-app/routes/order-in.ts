import { idText } from '@muro/api';
import type { FastifyRequest } from 'fastify';

/** Returns the order id in the query parameter `word`; null for none. */
export function orderIn({ query }: FastifyRequest, word = 'order'): string | null {
  const named = idText.safeParse((query as Readonly<Record<string, unknown>>)[word]);
  return named.success ? named.data : null;
}
