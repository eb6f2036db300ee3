import { z } from 'zod';
import { call } from './call.ts';

/* Calls of `muro blobs copy`, with an operator token. */

const SHOP = { tag: 'Shop', scope: 'stores:read' } as const;
const CHANGE = { tag: 'Shop', scope: 'stores:write', isChange: true } as const;
const SHA256 = 'a3'.repeat(32);

export const STORE_KINDS = ['disk', 's3'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

const formerFiles = z.object({
  /** Kinds of the previous and of the current store. */
  from: z.enum(STORE_KINDS),
  to: z.enum(STORE_KINDS),
  files: z.array(
    z.object({
      /** SHA-256 of a photo, a copy or a picture, or the name of a print file. */
      name: z.string(),
      /** True if the present store has it, too. */
      isThere: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
});
export type FormerFiles = z.infer<typeof formerFiles>;

export const formerFilesCall = call({
  ...SHOP,
  summary: 'List files of the former store, one page per call',
  description: 'Pass `next` as `after`; null on the last page. Refused if the server has only one store.',
  querystring: z.object({
    after: z
      .string()
      .regex(/^[0-9a-f]{2}$/)
      .optional(),
  }),
  answer: formerFiles,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: { from: 'disk', to: 's3', files: [{ name: SHA256, isThere: false }], next: 'a3' } },
});

const copiedFile = z.object({
  /** `there`: existed already. `gone`: not referenced any more. `bytes`: its hash does not match. `unreadable`: the former store cannot read it. */
  state: z.enum(['copied', 'there', 'gone', 'bytes', 'unreadable']),
  /** Bytes that were copied. */
  sizeBytes: z.number().int().nonnegative(),
});
export type CopiedFile = z.infer<typeof copiedFile>;

export const copyFileCall = call({
  ...CHANGE,
  summary: 'Copy a file from the former store to the present one, and verify the copy',
  body: z.object({ name: z.string().regex(/^([0-9a-f]{64}|order-[1-9]\d{0,15}(-[1-9]\d?)?\.(pdf|json))$/) }),
  answer: copiedFile,
  refusals: ['ERROR_NOT_FOUND'],
  example: { body: { name: SHA256 }, answer: { state: 'copied', sizeBytes: 2_481_200 } },
});
