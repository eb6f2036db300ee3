import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 if the connection ended without a response. */
  readonly status: number;
  readonly text: string;
  /** Number of bytes that the client could send, headers included. */
  readonly sentBytes: number;
}

export interface RawRequest {
  readonly url: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in chunks if there is no content-length header. */
  readonly body: Iterable<Uint8Array>;
  /** Pause between two chunks, ms. */
  readonly pauseMs?: number;
  /** The client closes its side after the body, like a client that crashes. */
  readonly hangsUp?: boolean;
}

/** Sends a valid or invalid request byte by byte, returns the response and closes the connection. */
export async function rawRequest({
  url,
  method = 'POST',
  path = '/api/upload?format=json',
  headers,
  body,
  pauseMs = 0,
  hangsUp = false,
}: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).setNoDelay();
  let text = '';
  let hasEnded = false;
  const over = new Promise<void>((done) => {
    socket.setEncoding('latin1').on('data', (piece) => {
      text += piece;
      if (isWhole(text)) done();
    });
    socket.on('close', () => done()).on('error', () => done());
  }).then(() => {
    hasEnded = true;
  });
  const isChunked = !Object.keys(headers).some((name) => name.toLowerCase() === 'content-length');
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers, ...(isChunked && { 'transfer-encoding': 'chunked' }) });
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  for (const piece of body) {
    if (hasEnded) break;
    const isTaken = isChunked ? writeChunk(socket, piece) : socket.write(piece);
    if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => {}), over]);
    if (pauseMs > 0) await Promise.race([new Promise((done) => setTimeout(done, pauseMs)), over]);
  }
  if (isChunked && !hasEnded) socket.write('0\r\n\r\n');
  if (hangsUp) socket.end();
  await over;
  const sentBytes = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, sentBytes };
}

function writeChunk(socket: Socket, piece: Uint8Array): boolean {
  socket.write(`${piece.length.toString(16)}\r\n`);
  socket.write(piece);
  return socket.write('\r\n');
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return end >= 0 && !/^HTTP\/1\.1 100/.test(text) && length !== undefined && text.length >= end + 4 + Number(length);
}
