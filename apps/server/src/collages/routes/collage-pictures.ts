import { collagePictureCall, orderPictureCall, PATHS } from '@muro/api';
import { isMaterialCode } from '@muro/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forUser } from '../../accounts/access/for-user.ts';
import type { App } from '../../http/route-tools.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import type { DrawnCollage } from '../types/collages.ts';
import { drawnCollage } from '../use-cases/drawn-collage.ts';

/** The small picture of a collage, on a material that it may be ordered on if one is named, and of the very document that an order prints. */
export function collagePictureRoutes(app: App, services: Services): void {
  const schema = collagePictureCall(z.string().refine(isMaterialCode));
  app.get(PATHS.collagePicture, { schema }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const version = await services.collages.find(user.id, Number(request.params.id), request.query.version);
      const drawn = version && (await drawnCollage(services.layouts, version, request.query.material));
      return await sendDrawn(request, reply, services, drawn);
    }),
  );
  app.get(PATHS.orderPicture, { schema: orderPictureCall }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      return await sendDrawn(
        request,
        reply,
        services,
        await services.orders.collage(user.id, Number(request.params.id), Number(request.query.line ?? 1)),
      );
    }),
  );
}

async function sendDrawn(request: FastifyRequest, reply: FastifyReply, services: Services, drawn: DrawnCollage | null) {
  if (!drawn) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  const sha256 = drawn.pictureSha256 || (await services.painter.collagePicture(drawn));
  const file = sha256 ? await services.blobs.read(sha256) : null;
  if (!file) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  return sendPicture(request, reply, { file, sha256 });
}
