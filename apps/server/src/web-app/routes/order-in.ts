import { idText } from '@muro/api';
import type { FastifyRequest } from 'fastify';

/** Returns the order that an address names behind `order=`, or behind another word; null for none. */
export function orderIn({ query }: FastifyRequest, word = 'order'): string | null {
  const named = idText.safeParse((query as Readonly<Record<string, unknown>>)[word]);
  return named.success ? named.data : null;
}
