import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface FaultProxy {
  readonly url: string;
  /** Refuses new connections and cuts the present ones. */
  away(): void;
  /** Cuts each connection after `bytes` bytes sent. */
  cutAfter(bytes: number): void;
  /** Forwards everything again. */
  recover(): void;
  close(): Promise<void>;
}

/** Fault injection: a proxy in front of a service that simulates network failures. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let maxBytes = Number.POSITIVE_INFINITY;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (maxBytes === 0) return client.destroy();
    const service = connect(Number(port), hostname);
    let sent = 0;
    for (const [a, b] of [
      [client, service],
      [service, client],
    ] as const) {
      sockets.add(a);
      a.on('error', () => {}).on('close', () => {
        sockets.delete(a);
        b.destroy();
      });
    }
    client.on('data', (piece) => {
      sent += piece.length;
      if (sent > maxBytes) client.destroy();
      else if (!service.write(piece)) {
        client.pause();
        service.once('drain', () => client.resume());
      }
    });
    service.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const setLimit = (bytes: number) => {
    maxBytes = bytes;
    cut();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    away: () => setLimit(0),
    cutAfter: setLimit,
    recover: () => setLimit(Number.POSITIVE_INFINITY),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
