import { PATHS, type SocialMediaAnswer, socialMediaCall, socialPhotoCall, socialSessionCall } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import type { App } from '../../http/route-tools.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Social } from '../social/social.ts';
import { SocialFault, type SocialFaultKind, type SocialPage } from '../social/social-provider.ts';
import { type RedirectServices, redirectUri } from './social-redirect.ts';

const FAULTS = {
  'signed-out': 'ERROR_NOT_SIGNED_IN',
  'no-file': 'ERROR_NO_FILE_ACCESS',
  unusable: 'ERROR_COULD_NOT_LOAD',
} as const satisfies Record<SocialFaultKind, string>;

const IS_PHOTO = 'private, max-age=3600';

interface SocialServices extends RouterServices, RedirectServices {
  readonly social: Social | null;
}

/** Proxies the photo service: the browser talks to this server only, and receives no secret. */
export function socialRoutes(app: App, services: SocialServices): void {
  const { social } = services;
  if (!social) return;
  const { get, post } = createRouter(app, services);
  const config = { access: 'anyone', limit: 'socialSession' } as const;
  post(
    PATHS.socialSession,
    socialSessionCall,
    ({ request, body }) => answered(request, async () => done(await social.provider.signIn(body.code, redirectUri(services)))),
    { config },
  );
  get(PATHS.socialMedia, socialMediaCall, ({ request, query }) =>
    answered(request, async () => done(mediaAnswer(await social.provider.media(bearerOf(request), query.after ?? ''), social))),
  );
  get(
    PATHS.socialPhoto,
    socialPhotoCall,
    ({ request, reply, query }) =>
      answered(request, async () => {
        const { src, seal } = query;
        if (!social.seals.isSealed(src, seal)) throw new SocialFault('no-file', 'The address of the photo has no valid seal');
        const photo = await social.provider.photo(src);
        return reply.type('image/jpeg').header('cache-control', IS_PHOTO).send(photo);
      }),
    { config: { limit: 'socialPhoto' } },
  );
}

/** Runs `act`; reports a failure of the service to the visitor without details and to the log without tokens. */
async function answered<T>(request: FastifyRequest, act: () => Promise<T>): Promise<T | Result<never>> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof SocialFault)) throw error;
    request.log.warn({ reason: error.message }, 'photo service');
    return refuse(FAULTS[error.kind]);
  }
}

function bearerOf({ headers }: FastifyRequest): string {
  const token = /^Bearer (\S{1,4096})$/.exec(headers.authorization ?? '')?.[1];
  if (!token) throw new SocialFault('signed-out', 'The request has no token');
  return token;
}

function mediaAnswer({ items, next }: SocialPage, { seals }: Social): SocialMediaAnswer {
  const data = items.map(({ id, type, url }) => ({ id, media_type: type, media_url: seals.addressOf(url) }));
  return { data, paging: next === null ? {} : { next: `${PATHS.socialMedia}?${new URLSearchParams({ after: next })}` } };
}
