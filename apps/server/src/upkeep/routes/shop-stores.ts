import { copyFileCall, formerFilesCall, PATHS } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoreMove } from '../../files/store-move.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import { done } from '../../values/result.ts';

const LAST_PREFIX = 0xff;

/** How the files of a shop move from one store to another while it runs. */
export function shopStoresRoutes(app: App, services: Services): void {
  const answer = async <T>(request: FastifyRequest, reply: FastifyReply, act: (move: StoreMove) => Promise<T>) => {
    const { storeMove } = services;
    if (!storeMove) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
    return sendResult(request, reply, services, done(await act(storeMove)));
  };

  app.get(PATHS.formerFiles, { schema: formerFilesCall }, (request, reply) =>
    answer(request, reply, async (move) => {
      const { after } = request.query;
      const part = after === undefined ? 0 : Number.parseInt(after, 16) + 1;
      const prefix = part > LAST_PREFIX ? null : part.toString(16).padStart(2, '0');
      return { from: move.from, to: move.to, files: [...(await move.files(prefix))], next: prefix };
    }),
  );
  app.post(PATHS.copyFile, { schema: copyFileCall }, (request, reply) => answer(request, reply, (move) => move.copy(request.body.name)));
}
