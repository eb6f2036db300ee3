import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface AlternatingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Forwards requests to the servers in turn (round robin), like a TLS proxy; an unreachable server is a 502. */
export async function startAlternatingProxy(targets: readonly string[]): Promise<AlternatingProxy> {
  let turn = 0;
  const proxy = createServer((incoming, answer) => {
    const target = targets[turn++ % targets.length] as string;
    const forwardedFor = [incoming.headers['x-forwarded-for'], '203.0.113.9'].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'https' };
    const passed = request(`${target}${incoming.url}`, { method: incoming.method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode as number, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close').catch(() => {});
    },
  };
}
