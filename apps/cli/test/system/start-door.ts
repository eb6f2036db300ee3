import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Door {
  readonly url: string;
  close(): void;
}

/** A proxy that cuts some requests off and never answers others. */
export async function startDoor(server: string, fateOf: (path: string) => 'through' | 'cut' | 'held'): Promise<Door> {
  const { port } = new URL(server);
  const door = createServer((request, response) => {
    const fate = fateOf(request.url ?? '');
    if (fate === 'cut') return void response.destroy();
    if (fate === 'held') return;
    request.pipe(
      ask({ port, method: request.method, path: request.url, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close() {
      door.closeAllConnections();
      door.close();
    },
  };
}
