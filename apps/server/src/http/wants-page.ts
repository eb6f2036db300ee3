import type { FastifyRequest } from 'fastify';

/** True if a browser shows the response; calls of programs are under /api. */
export function showsPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** True if a user opened the address in the browser. */
export const wantsPage = (request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  request.method === 'GET' && showsPage(request);
