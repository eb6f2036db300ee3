import { idText, PATHS } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type App, forUser } from '../http/route-tools.ts';
import { PRIVATE_FRESH, sendPicture } from '../http/send-picture.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import type { Services } from '../services.ts';
import type { CollageVersion } from '../use-cases/ports.ts';

/** The small picture of a collage, and of the very version that an order prints. */
export function collagePictureRoutes(app: App, services: Services): void {
  const schema = { params: z.object({ id: idText }) };
  app.get(PATHS.collagePicture, { schema }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const collage = await services.collages.find(user.id, Number(request.params.id));
      return await sendVersionPicture(request, reply, services, collage);
    }),
  );
  app.get(PATHS.orderPicture, { schema }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const order = await services.orders.find(user.id, Number(request.params.id));
      const collage = order ? await services.collages.find(user.id, order.collageId, order.version) : null;
      return await sendVersionPicture(request, reply, services, collage);
    }),
  );
}

async function sendVersionPicture(request: FastifyRequest, reply: FastifyReply, services: Services, version: CollageVersion | null) {
  if (!version) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  const sha256 = version.pictureSha256 || (await services.painter.collagePicture(version));
  const file = sha256 ? await services.blobs.read(sha256) : null;
  if (!file) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  return sendPicture(request, reply, file, sha256, PRIVATE_FRESH);
}
