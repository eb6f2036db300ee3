import { z } from 'zod';

/** Names one sign-in attempt: made by the page that opens the window, given back with the code. */
export const socialState = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** The code that the photo service gave; the server exchanges it, so that no secret is in the browser. */
export const socialSessionRequest = z.object({ code: z.string().min(1).max(4096) });

/** `token` goes back as `Authorization: Bearer` and lives in the memory of one tab. */
export const socialSessionAnswer = z.object({ token: z.string(), username: z.string() });
export type SocialSessionAnswer = z.infer<typeof socialSessionAnswer>;

/** `after` comes from an earlier answer's `paging.next`. */
export const socialMediaRequest = z.object({ after: z.string().max(2000).optional() });

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
export const socialPhotoRequest = z.object({ src: z.string().max(4000), seal: z.string().max(100) });
