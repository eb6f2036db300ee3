import { z } from 'zod';
import { count, line } from './fields.ts';
import { idField } from './id.ts';

/** Longest name of a collage, characters. */
export const MAX_COLLAGE_NAME = 60;

/** Form of the overview: an action on a collage. */
export const collageActionForm = z.object({
  collage: idField,
  do: z.enum(['rename', 'copy', 'remove', 'bring-back']),
  /** New name; '' for that of the design. */
  name: z
    .union([
      z
        .string()
        .max(MAX_COLLAGE_NAME)
        .regex(/^\s*$/)
        .transform(() => ''),
      line(MAX_COLLAGE_NAME),
    ])
    .optional(),
  /** Version to copy; the newest by default. */
  version: count().optional(),
  /** Non-empty to open the copy. */
  open: z.string().max(1).optional(),
});
