import { z } from 'zod';
import { idAnswer, idText } from './id.ts';

export const loadRequest = z.object({ collageid: idText });
export type LoadRequest = z.infer<typeof loadRequest>;

/** `collagexml` has the owner's photos with their web and full data filled in. [HCALL-17] */
export const loadAnswer = z.object({
  collagexml: z.string(),
  editor: z.string(),
  collageid: idAnswer,
  version: z.number().int().positive(),
  templateid: z.string(),
  /** By photo id, when it was taken, ms on the camera's own clock; photos that do not say are left out. */
  taken: z.record(z.string(), z.number()),
});
export type LoadAnswer = z.infer<typeof loadAnswer>;
