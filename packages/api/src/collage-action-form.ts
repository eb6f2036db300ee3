import { z } from 'zod';
import { count, line } from './fields.ts';
import { idField } from './id.ts';

/** Form of the overview: an action on a collage. */
export const collageActionForm = z.object({
  collage: idField,
  do: z.enum(['rename', 'copy', 'remove', 'bring-back']),
  /** New name; '' for that of the design. */
  name: z
    .union([
      z
        .string()
        .regex(/^\s{0,60}$/)
        .transform(() => ''),
      line(60),
    ])
    .optional(),
  /** Version to copy; the newest by default. */
  version: count().optional(),
  /** Non-empty to open the copy. */
  open: z.string().max(1).optional(),
});
