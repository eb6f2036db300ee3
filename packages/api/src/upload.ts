import { z } from 'zod';
import { idAnswer } from './id.ts';

/** Largest accepted photo, bytes: 25 MB. [INGEST-01] */
export const MAX_UPLOAD_BYTES = 26_214_400;

/** Form fields beside the file, which goes in field `file` (or `upload`) [HCALL-01 … HCALL-04]. Wrong values are ignored: the file decides. */
export const uploadRequest = z.object({
  suggestedRotation: z.string().optional(),
  /** Session id of the heartbeat, if any; it never authenticates. */
  s: z.string().optional(),
  /** Photo type: 1 computer, 2 quotes, 3 social. */
  t: z.string().optional(),
  /** The client's own key of the file. [PENT-08] */
  x: z.string().optional(),
  /** '{w}x{h}' when the client resized the file. */
  resized: z.string().optional(),
  name: z.string().optional(),
});
export type UploadRequest = z.infer<typeof uploadRequest>;

/** All sizes are of the upright photo, px. `src` is the web copy. */
export const uploadAnswer = z.object({
  id: idAnswer,
  src: z.string(),
  thumb: z.string(),
  webWidth: z.number().int().positive(),
  webHeight: z.number().int().positive(),
  orgWidth: z.number().int().positive(),
  orgHeight: z.number().int().positive(),
  type: z.number().int(),
  unique: z.string(),
  suggestedRotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;
