import { idText } from '@muro/api';
import type { FastifyRequest } from 'fastify';

/** Returns the order id in the query parameter `parameter`; null for none. */
export function orderIn({ query }: FastifyRequest, parameter = 'order'): string | null {
  const namedId = idText.safeParse((query as Readonly<Record<string, unknown>>)[parameter]);
  return namedId.success ? namedId.data : null;
}
