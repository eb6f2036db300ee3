import { z } from 'zod';

/** Photo, collage and order ids: random positive integers below 2^53, which JSON represents exactly and which cannot be guessed. */
export const idAnswer = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The same id in a path or query. */
export const idText = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .refine((text) => Number.isSafeInteger(Number(text)));

/** The same id in a form field, or as a number in JSON. */
export const idField = z.union([idText, idAnswer.transform(String)]);

/** Number of a collage in an order, from 1; 1 by default. */
export const lineText = z
  .string()
  .regex(/^[1-9]\d?$/)
  .optional();
