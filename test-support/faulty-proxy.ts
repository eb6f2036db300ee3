import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * Faults of the simulated network:
 *
 * - `cut`: connections are closed and new ones are refused
 * - `half`: each connection is closed after some bytes, in either direction
 * - `delay`: no data is forwarded
 * - `double`: each request is sent a second time on its own connection, and the second answer is discarded
 * - `flip`: one bit of the data is inverted
 */
export type Weather = 'fine' | 'cut' | 'half' | 'delay' | 'double' | 'flip';

/** A TCP proxy with fault injection, in front of a server, a database or a store. */
export interface FaultyProxy {
  readonly port: number;
  /** Number of connections to which the fault was applied; a doubled request counts once it was answered. */
  readonly struck: number;
  become(weather: Weather): void;
  close(): void;
}

interface Sky {
  weather: Weather;
  struck: number;
  readonly target: NetConnectOpts;
  readonly random: () => number;
  readonly sockets: Set<Socket>;
  /** Data that waits for the end of a delay. */
  readonly held: (() => void)[];
}

const MAX_HALF_BYTES = 4000;

export async function startProxy(target: NetConnectOpts, random: () => number): Promise<FaultyProxy> {
  const sky: Sky = { weather: 'fine', struck: 0, target, random, sockets: new Set(), held: [] };
  const server = createServer({ allowHalfOpen: true }, (client) => join(sky, client)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sky.sockets) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    get struck() {
      return sky.struck;
    },
    become(weather) {
      sky.weather = weather;
      if (weather === 'cut') {
        sky.struck += sky.sockets.size;
        cut();
      }
      if (weather !== 'delay') for (const release of sky.held.splice(0)) release();
    },
    close() {
      cut();
      server.close();
    },
  };
}

function join(sky: Sky, client: Socket): void {
  if (sky.weather === 'cut') return void client.on('error', () => {}).destroy();
  const service = connect({ ...sky.target, allowHalfOpen: true } as NetConnectOpts);
  const request: { bytes: Buffer[]; isAnswered: boolean } = { bytes: [], isAnswered: false };
  carry(sky, client, service, (piece) => {
    if (request.isAnswered) Object.assign(request, { bytes: [], isAnswered: false });
    request.bytes.push(piece);
    return sky.weather === 'flip' ? flipBit(sky, piece) : piece;
  });
  carry(sky, service, client, (piece) => {
    if (!request.isAnswered && sky.weather === 'double') sendAgain(sky, Buffer.concat(request.bytes));
    request.isAnswered = true;
    return piece;
  });
}

/** Forwards data from one side to the other, subject to the current fault. */
function carry(sky: Sky, from: Socket, to: Socket, pass: (piece: Buffer) => Buffer): void {
  let left = Math.floor(sky.random() * MAX_HALF_BYTES);
  sky.sockets.add(from);
  const give = (act: () => void) => (sky.weather === 'delay' ? void sky.held.push(act) : act());
  from.on('error', () => {});
  from.on('close', () => {
    sky.sockets.delete(from);
    to.destroy();
  });
  from.on('end', () => give(() => to.end()));
  from.on('data', (piece: Buffer) => {
    if (sky.weather === 'delay') sky.struck += 1;
    if (sky.weather === 'half') left -= piece.length;
    if (left < 0) {
      sky.struck += 1;
      if (to.writable) to.write(piece.subarray(0, piece.length + left), () => from.destroy());
      return;
    }
    const passed = pass(piece);
    give(() => {
      if (!to.writable || to.write(passed)) return;
      from.pause();
      to.once('drain', () => from.resume());
    });
  });
}

function flipBit(sky: Sky, piece: Buffer): Buffer {
  const copy = Buffer.from(piece);
  const at = Math.floor(sky.random() * copy.length);
  copy[at] = (copy[at] as number) ^ (1 << Math.floor(sky.random() * 8));
  sky.struck += 1;
  return copy;
}

function sendAgain(sky: Sky, bytes: Buffer): void {
  const again = connect(sky.target, () => again.write(bytes));
  sky.sockets.add(again);
  again.on('error', () => {}).on('close', () => sky.sockets.delete(again));
  again.once('data', () => {
    sky.struck += 1;
  });
  again.resume();
}
