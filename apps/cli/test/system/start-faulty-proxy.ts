import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultyProxy {
  readonly url: string;
  close(): void;
}

/** A proxy that cuts some requests off and never answers others. */
export async function startFaultyProxy(server: string, actionFor: (path: string) => 'through' | 'cut' | 'held'): Promise<FaultyProxy> {
  const { port } = new URL(server);
  const proxy = createServer((request, response) => {
    const action = actionFor(request.url ?? '');
    if (action === 'cut') return void response.destroy();
    if (action === 'held') return;
    request.pipe(
      sendRequest({ port, method: request.method, path: request.url, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
