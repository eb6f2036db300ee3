import { idText } from '@muro/api';
import type { FastifyRequest } from 'fastify';

/** The order that an address names behind `order=`; null for none. */
export function orderIn({ query }: FastifyRequest): string | null {
  const named = idText.safeParse((query as { order?: unknown }).order);
  return named.success ? named.data : null;
}
