import { z } from 'zod';
import { idAnswer, idText } from './id.ts';

/** Largest accepted collage document, characters. */
export const MAX_COLLAGE_XML_CHARS = 2_000_000;

/** Form fields, or one JSON object with them in field `upload` [HCALL-07 … HCALL-13]. Unknown fields are ignored [HCALL-11]. */
export const saveRequest = z.object({
  collagexml: z.string().min(1).max(MAX_COLLAGE_XML_CHARS),
  editor: z.coerce.string().max(8).default('2'),
  editor_version: z.coerce.string().max(8).default('1'),
  fororder: z.enum(['true', 'false']).default('false'),
  /** The active child id: the size. */
  templateid: z.coerce.string().max(64).default(''),
  /** Absent for a new collage. */
  collageid: idText.optional(),
  /** Version the client worked from; an older one than the stored is refused. Absent: the client overwrites knowingly. */
  baseversion: z.coerce.number().int().positive().optional(),
  /** Same meaning as the Idempotency-Key header, for clients that send plain forms. */
  idempotencykey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .optional(),
});
export type SaveRequest = z.infer<typeof saveRequest>;

export const saveAnswer = z.object({ collageid: idAnswer, version: z.number().int().positive() });
export type SaveAnswer = z.infer<typeof saveAnswer>;
