import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './fields.ts';

/** Longest name of a photo service, and of a person at the trial service, characters. */
export const MAX_SOCIAL_NAME = 40;

/** Id of one sign-in attempt (OAuth `state`): created by the page that opens the popup and returned with the code. */
export const socialState = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Authorization code of the photo service. The server exchanges it, so that the browser needs no secret. */
export const socialSessionRequest = z.object({ code: plainText(4096).min(1) });

/** The client sends `token` as `Authorization: Bearer` and keeps it only in the memory of one tab. */
export const socialSessionAnswer = z.object({ token: z.string(), username: z.string() });
export type SocialSessionAnswer = z.infer<typeof socialSessionAnswer>;

/** `after` is the cursor from an earlier answer's `paging.next`. */
export const socialMediaRequest = z.object({ after: plainText(2000).optional() });

export const socialMediaItem = z.object({
  id: z.string(),
  /** Clients that show photos omit other types. */
  media_type: z.string(),
  /** URL on this server. */
  media_url: z.string(),
});

/** A page of a user's photos; `paging.next` is the URL of the next page on this server, missing on the last. */
export const socialMediaAnswer = z.object({
  data: z.array(socialMediaItem),
  paging: z.object({ next: z.string().optional() }),
});
export type SocialMediaAnswer = z.infer<typeof socialMediaAnswer>;

/** `seal` is a signature: the server serves only addresses that it issued itself. */
export const socialPhotoRequest = z.object({ src: plainText(4000), seal: plainText(100) });

const FAULTS = ['ERROR_NOT_SIGNED_IN', 'ERROR_NO_FILE_ACCESS', 'ERROR_COULD_NOT_LOAD'] as const;

export const socialSessionCall = call({
  tag: 'Photo service',
  summary: 'Exchange the code of a sign-in for a token',
  isChange: true,
  body: socialSessionRequest,
  answer: socialSessionAnswer,
  refusals: [...FAULTS, 'ERROR_TOO_MANY'],
  example: { body: { code: 'SplxlOBeZQQYbYS6WxSbIA' }, answer: { token: 'eyJ…', username: 'ana' } },
});

export const socialMediaCall = call({
  tag: 'Photo service',
  summary: 'List the photos of the token’s user',
  description: 'Send the token in the header `Authorization: Bearer …`.',
  querystring: socialMediaRequest,
  answer: socialMediaAnswer,
  refusals: FAULTS,
  example: { answer: { data: [{ id: '1', media_type: 'IMAGE', media_url: '/api/social/photo?src=…&seal=…' }], paging: {} } },
});

export const socialPhotoCall = call({
  tag: 'Photo service',
  summary: 'Get a photo from that list',
  querystring: socialPhotoRequest,
  answer: { type: 'image/jpeg' },
  refusals: [...FAULTS, 'ERROR_TOO_MANY'],
});
