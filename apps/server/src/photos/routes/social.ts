import { PATHS, type SocialMediaAnswer, socialMediaCall, socialPhotoCall, socialSessionCall } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/route-tools.ts';
import { type Sent, sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import type { Social } from '../social/social.ts';
import { SocialFault, type SocialFaultKind, type SocialPage } from '../social/social-provider.ts';
import { redirectUri } from './social-redirect.ts';

const FAULTS = {
  'signed-out': 'ERROR_NOT_SIGNED_IN',
  'no-file': 'ERROR_NO_FILE_ACCESS',
  unusable: 'ERROR_COULD_NOT_LOAD',
} as const satisfies Record<SocialFaultKind, string>;

const IS_PHOTO = 'private, max-age=3600';

/** The photo service behind our own addresses: the browser speaks to nobody else, and no secret reaches it. */
export function socialRoutes(app: App, services: Services): void {
  const { social } = services;
  if (!social) return;
  const tried = answerFault(services);

  const sessionConfig = { access: 'anyone', limit: 'socialSession' } as const;
  app.post(PATHS.socialSession, { schema: socialSessionCall, config: sessionConfig }, (request, reply) =>
    tried(request, reply, async () => {
      reply.header('cache-control', 'no-store');
      return reply.send(await social.provider.signIn(request.body.code, redirectUri(services)));
    }),
  );

  app.get(PATHS.socialMedia, { schema: socialMediaCall }, (request, reply) =>
    tried(request, reply, async () => {
      const page = await social.provider.media(bearerOf(request), request.query.after ?? '');
      return reply.header('cache-control', 'no-store').send(mediaAnswer(page, social));
    }),
  );

  const photoConfig = { limit: 'socialPhoto' } as const;
  app.get(PATHS.socialPhoto, { schema: socialPhotoCall, config: photoConfig }, (request, reply) =>
    tried(request, reply, async () => {
      const { src, seal } = request.query;
      if (!social.seals.isSealed(src, seal)) throw new SocialFault('no-file', 'The address of the photo is not ours');
      const photo = await social.provider.photo(src);
      return reply.type('image/jpeg').header('cache-control', IS_PHOTO).send(photo);
    }),
  );
}

/** Runs `act`; what the service did wrong is told the visitor without details and the log without tokens. */
function answerFault(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply, act: () => Promise<unknown>): Promise<Sent> => {
    try {
      return (await act()) as Sent;
    } catch (error) {
      if (!(error instanceof SocialFault)) throw error;
      request.log.warn({ reason: error.message }, 'photo service');
      return sendRefusal(request, reply, services, { error: FAULTS[error.kind] });
    }
  };
}

function bearerOf({ headers }: FastifyRequest): string {
  const token = /^Bearer (\S{1,4096})$/.exec(headers.authorization ?? '')?.[1];
  if (!token) throw new SocialFault('signed-out', 'The call brings no token');
  return token;
}

function mediaAnswer({ items, next }: SocialPage, { seals }: Social): SocialMediaAnswer {
  const data = items.map(({ id, type, url }) => ({ id, media_type: type, media_url: seals.addressOf(url) }));
  return { data, paging: next === null ? {} : { next: `${PATHS.socialMedia}?${new URLSearchParams({ after: next })}` } };
}
