import type { FastifyRequest } from 'fastify';

/** A browser shows what is answered; calls of programs live under /api. */
export function showsPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** A person opened an address in the browser. */
export const wantsPage = (request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  request.method === 'GET' && showsPage(request);
