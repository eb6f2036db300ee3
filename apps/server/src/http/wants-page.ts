import type { FastifyRequest } from 'fastify';

/** A person opened an address in the browser; calls of programs live under /api. */
export function wantsPage(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const accept = request.headers.accept ?? '';
  return request.method === 'GET' && !request.url.startsWith('/api/') && accept.includes('text/html');
}
