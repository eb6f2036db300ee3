import { Readable } from 'node:stream';
import { PATHS, shopBlobCall, shopDumpCall, shopPrintFileCall } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forOperator } from '../http/operator.ts';
import type { App } from '../http/route-tools.ts';
import { type Sent, sendRefusal } from '../http/send-refusal.ts';
import type { StoredFile } from '../ports/blobs.ts';
import type { Services } from '../services.ts';

/** What a backup is made of, while the shop runs and wherever its database and files lie. */
export function shopBackupRoutes(app: App, services: Services): void {
  app.get(PATHS.shopDump, { schema: shopDumpCall }, (request, reply) =>
    forOperator(request, reply, services, async () => {
      bytesHead(reply);
      return reply.send(Readable.from(services.backups.dump(), { objectMode: false })) as unknown as Sent;
    }),
  );

  app.get(PATHS.shopBlob, { schema: shopBlobCall }, (request, reply) =>
    forOperator(request, reply, services, async () => {
      const { hash: sha256 } = request.params;
      const file = await services.blobs.read(sha256);
      if (file) return await sendFile(reply, file);
      const isNamed = (await services.photos.referenced([sha256])).has(sha256);
      return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND', ...(!isNamed && { place: 'unnamed' }) });
    }),
  );

  app.get(PATHS.shopPrintFile, { schema: shopPrintFileCall }, (request, reply) =>
    forOperator(request, reply, services, async () => {
      const file = await services.printFiles.read(request.params.name);
      return file ? await sendFile(reply, file) : notFound(request, reply, services);
    }),
  );
}

const notFound = (request: FastifyRequest, reply: FastifyReply, services: Services) =>
  sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });

const bytesHead = (reply: FastifyReply) => reply.type('application/octet-stream').header('cache-control', 'no-store');

async function sendFile(reply: FastifyReply, file: StoredFile): Promise<Sent> {
  const body = await file.open();
  return bytesHead(reply).header('content-length', file.sizeBytes).send(body) as unknown as Sent;
}
