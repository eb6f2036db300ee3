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
export type NetworkFault = 'fine' | 'cut' | 'half' | 'delay' | 'double' | 'flip';

/** A TCP proxy with fault injection, in front of a server, a database or a store. */
export interface FaultyProxy {
  readonly port: number;
  /** Number of connections to which the fault was applied; a doubled request counts once it was answered. */
  readonly affectedCount: number;
  setFault(fault: NetworkFault): void;
  close(): void;
}

interface ProxyState {
  fault: NetworkFault;
  affectedCount: number;
  readonly target: NetConnectOpts;
  readonly random: () => number;
  readonly sockets: Set<Socket>;
  /** Data that waits for the end of a delay. */
  readonly paused: (() => void)[];
}

const MAX_HALF_BYTES = 4000;

export async function startProxy(target: NetConnectOpts, random: () => number): Promise<FaultyProxy> {
  const state: ProxyState = { fault: 'fine', affectedCount: 0, target, random, sockets: new Set(), paused: [] };
  const server = createServer({ allowHalfOpen: true }, (client) => joinConnections(state, client)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of state.sockets) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    get affectedCount() {
      return state.affectedCount;
    },
    setFault(fault) {
      state.fault = fault;
      if (fault === 'cut') {
        state.affectedCount += state.sockets.size;
        cut();
      }
      if (fault !== 'delay') for (const release of state.paused.splice(0)) release();
    },
    close() {
      cut();
      server.close();
    },
  };
}

function joinConnections(state: ProxyState, client: Socket): void {
  if (state.fault === 'cut') return void client.on('error', () => {}).destroy();
  const service = connect({ ...state.target, allowHalfOpen: true } as NetConnectOpts);
  const request: { bytes: Buffer[]; isAnswered: boolean } = { bytes: [], isAnswered: false };
  forwardBytes(state, client, service, (piece) => {
    if (request.isAnswered) Object.assign(request, { bytes: [], isAnswered: false });
    request.bytes.push(piece);
    return state.fault === 'flip' ? flipBit(state, piece) : piece;
  });
  forwardBytes(state, service, client, (piece) => {
    if (!request.isAnswered && state.fault === 'double') sendAgain(state, Buffer.concat(request.bytes));
    request.isAnswered = true;
    return piece;
  });
}

/** Forwards data from one side to the other, subject to the current fault. */
function forwardBytes(state: ProxyState, from: Socket, to: Socket, pass: (piece: Buffer) => Buffer): void {
  let remainingBytes = Math.floor(state.random() * MAX_HALF_BYTES);
  state.sockets.add(from);
  const deliver = (act: () => void) => (state.fault === 'delay' ? void state.paused.push(act) : act());
  from.on('error', () => {});
  from.on('close', () => {
    state.sockets.delete(from);
    to.destroy();
  });
  from.on('end', () => deliver(() => to.end()));
  from.on('data', (piece: Buffer) => {
    if (state.fault === 'delay') state.affectedCount += 1;
    if (state.fault === 'half') remainingBytes -= piece.length;
    if (remainingBytes < 0) {
      state.affectedCount += 1;
      if (to.writable) to.write(piece.subarray(0, piece.length + remainingBytes), () => from.destroy());
      return;
    }
    const passed = pass(piece);
    deliver(() => {
      if (!to.writable || to.write(passed)) return;
      from.pause();
      to.once('drain', () => from.resume());
    });
  });
}

function flipBit(state: ProxyState, piece: Buffer): Buffer {
  const copy = Buffer.from(piece);
  const offset = Math.floor(state.random() * copy.length);
  copy[offset] = (copy[offset] as number) ^ (1 << Math.floor(state.random() * 8));
  state.affectedCount += 1;
  return copy;
}

function sendAgain(state: ProxyState, bytes: Buffer): void {
  const secondSocket = connect(state.target, () => secondSocket.write(bytes));
  state.sockets.add(secondSocket);
  secondSocket.on('error', () => {}).on('close', () => state.sockets.delete(secondSocket));
  secondSocket.once('data', () => {
    state.affectedCount += 1;
  });
  secondSocket.resume();
}
