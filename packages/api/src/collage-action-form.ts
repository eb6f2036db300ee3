import { z } from 'zod';
import { count, line } from './fields.ts';
import { idField } from './id.ts';

/** A form of the overview: what is to be done with which collage. */
export const collageActionForm = z.object({
  collage: idField,
  do: z.enum(['rename', 'copy', 'remove', 'bring-back']),
  /** '' for that of its design. */
  name: z
    .union([
      z
        .string()
        .regex(/^\s{0,60}$/)
        .transform(() => ''),
      line(60),
    ])
    .optional(),
  /** That is copied; the newest without one. */
  version: count().optional(),
  /** The copy is opened. */
  open: z.string().max(1).optional(),
});
