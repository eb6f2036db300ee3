import { once } from 'node:events';
import { Readable } from 'node:stream';
import { PATHS, shopBlobCall, shopDumpCall, shopPrintFileCall } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../files/blobs.ts';
import type { App } from '../../http/route-tools.ts';
import { type Sent, sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import { isOfFile } from '../files/file-inspector.ts';
import { notePrinted } from '../use-cases/note-printed.ts';

/** What a backup is made of, while the shop runs and wherever its database and files lie. */
export function shopBackupRoutes(app: App, services: Services): void {
  app.get(PATHS.shopDump, { schema: shopDumpCall }, async (_request, reply) => {
    bytesHead(reply);
    return reply.send(Readable.from(services.backups.dump(), { objectMode: false })) as unknown as Sent;
  });

  app.get(PATHS.shopBlob, { schema: shopBlobCall }, async (request, reply) => {
    const { hash: sha256 } = request.params;
    const file = await opened(await services.blobs.read(sha256));
    if (file) return sendFile(reply, file);
    const isNamed = (await services.photos.referenced([sha256])).has(sha256);
    return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND', ...(!isNamed && { place: 'unnamed' }) });
  });

  app.get(PATHS.shopPrintFile, { schema: shopPrintFileCall }, async (request, reply) => {
    const { name } = request.params;
    await notePrinted(services, name);
    const file = await opened(await services.printFiles.read(name));
    return file ? sendFile(reply, file) : notFound(request, reply, services);
  });
}

const notFound = (request: FastifyRequest, reply: FastifyReply, services: Services) =>
  sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });

const bytesHead = (reply: FastifyReply) => reply.type('application/octet-stream').header('cache-control', 'no-store');

interface OpenedFile {
  readonly sizeBytes: number;
  readonly body: NodeJS.ReadableStream;
}

/** Null for what is not there, or not to be read, whatever the rows say. */
async function opened(file: StoredFile | null): Promise<OpenedFile | null> {
  try {
    if (!file) return null;
    const body = await file.open();
    await once(body, 'readable'); // a disk tells of its trouble no sooner than it is asked for bytes
    return { sizeBytes: file.sizeBytes, body };
  } catch (error) {
    if (isOfFile(error)) return null;
    throw error;
  }
}

const sendFile = (reply: FastifyReply, { sizeBytes, body }: OpenedFile): Sent =>
  bytesHead(reply).header('content-length', sizeBytes).send(body) as unknown as Sent;
