import { z } from 'zod';

/** `s`: the session id that an earlier heartbeat answered, when there is one. [HCALL-23] */
export const aliveRequest = z.object({ s: z.string().max(200).optional() });
export type AliveRequest = z.infer<typeof aliveRequest>;

/** `flashsession` becomes the client's session id [HB-03]. It names a visit and never authenticates. */
export const aliveAnswer = z.object({ flashsession: z.string() });
export type AliveAnswer = z.infer<typeof aliveAnswer>;
