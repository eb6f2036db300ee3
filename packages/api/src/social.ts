import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './fields.ts';

/** Names one sign-in attempt: made by the page that opens the window, given back with the code. */
export const socialState = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** The code that the photo service gave; the server exchanges it, so that no secret is in the browser. */
export const socialSessionRequest = z.object({ code: plainText(4096).min(1) });

/** `token` goes back as `Authorization: Bearer` and lives in the memory of one tab. */
export const socialSessionAnswer = z.object({ token: z.string(), username: z.string() });
export type SocialSessionAnswer = z.infer<typeof socialSessionAnswer>;

/** `after` comes from an earlier answer's `paging.next`. */
export const socialMediaRequest = z.object({ after: plainText(2000).optional() });

export const socialMediaItem = z.object({
  id: z.string(),
  /** Other kinds are left out by whoever shows photographs. */
  media_type: z.string(),
  /** An address on this server. */
  media_url: z.string(),
});

/** A page of somebody's photos; `paging.next` is the address of the next one, on this server, and missing on the last. */
export const socialMediaAnswer = z.object({
  data: z.array(socialMediaItem),
  paging: z.object({ next: z.string().optional() }),
});
export type SocialMediaAnswer = z.infer<typeof socialMediaAnswer>;

/** Only addresses that this server gave out itself carry the right seal. */
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
  summary: 'List the photos of whom the token names',
  description: 'The token stands in the header: `Authorization: Bearer …`.',
  querystring: socialMediaRequest,
  answer: socialMediaAnswer,
  refusals: FAULTS,
  example: { answer: { data: [{ id: '1', media_type: 'IMAGE', media_url: '/api/social/photo?src=…&seal=…' }], paging: {} } },
});

export const socialPhotoCall = call({
  tag: 'Photo service',
  summary: 'Get one of these photos',
  querystring: socialPhotoRequest,
  answer: { type: 'image/jpeg' },
  refusals: [...FAULTS, 'ERROR_TOO_MANY'],
});
