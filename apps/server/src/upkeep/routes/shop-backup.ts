import { once } from 'node:events';
import { Readable } from 'node:stream';
import { PATHS, shopBlobCall, shopDumpCall, shopPrintFileCall } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Blobs, StoredFile } from '../../files/blobs.ts';
import type { PrintFiles } from '../../files/print-files.ts';
import type { HasLocale } from '../../http/locale-of.ts';
import type { App } from '../../http/route-tools.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Photos } from '../../photos/types/photos.ts';
import { isOfFile } from '../files/file-inspector.ts';
import type { Backups } from '../types/backups.ts';
import { recordPrintChecksums } from '../use-cases/record-print-checksums.ts';

type BackupServices = HasLocale &
  Parameters<typeof recordPrintChecksums>[0] & {
    readonly backups: Backups;
    readonly blobs: Blobs;
    readonly photos: Pick<Photos, 'listReferenced'>;
    readonly printFiles: PrintFiles;
  };

/** Routes for backups of a running shop, wherever its database and files are stored. */
export function shopBackupRoutes(app: App, services: BackupServices): void {
  app.get(PATHS.shopDump, { schema: shopDumpCall }, async (_request, reply) => {
    bytesHead(reply);
    return reply.send(Readable.from(services.backups.dump(), { objectMode: false }));
  });

  app.get(PATHS.shopBlob, { schema: shopBlobCall }, async (request, reply) => {
    const { hash: sha256 } = request.params;
    const file = await opened(await services.blobs.read(sha256));
    if (file) return sendFile(reply, file);
    const isNamed = (await services.photos.listReferenced([sha256])).has(sha256);
    return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND', ...(!isNamed && { place: 'unnamed' }) });
  });

  app.get(PATHS.shopPrintFile, { schema: shopPrintFileCall }, async (request, reply) => {
    const { name } = request.params;
    await recordPrintChecksums(services, name);
    const file = await opened(await services.printFiles.read(name));
    return file ? sendFile(reply, file) : notFound(request, reply, services);
  });
}

const notFound = (request: FastifyRequest, reply: FastifyReply, services: HasLocale) =>
  sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });

const bytesHead = (reply: FastifyReply) => reply.type('application/octet-stream').header('cache-control', 'no-store');

interface OpenedFile {
  readonly sizeBytes: number;
  readonly body: NodeJS.ReadableStream;
}

/** Opens a file; null if it is missing or unreadable, whatever the rows say. */
async function opened(file: StoredFile | null): Promise<OpenedFile | null> {
  try {
    if (!file) return null;
    const body = await file.open();
    await once(body, 'readable'); // a disk reports read errors only when bytes are requested
    return { sizeBytes: file.sizeBytes, body };
  } catch (error) {
    if (isOfFile(error)) return null;
    throw error;
  }
}

const sendFile = (reply: FastifyReply, { sizeBytes, body }: OpenedFile): FastifyReply =>
  bytesHead(reply).header('content-length', sizeBytes).send(body);
