import { z } from 'zod';
import { call } from './call.ts';
import { idAnswer, idText } from './id.ts';

/* Calls of `muro verify`, the integrity check, with an operator token. Each checks one page and returns the cursor of the next. */

const SHOP = { tag: 'Shop', scope: 'verify:read' } as const;
const CHANGE = { tag: 'Shop', scope: 'verify:write', isChange: true } as const;
const ORDER = 7731200514821907;
const SHA256 = 'a3'.repeat(32);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const printName = z.string().regex(/^order-[1-9]\d{0,15}(-[1-9]\d?)?\.(pdf|json)$/);
const count = z.number().int().nonnegative();

export const FILE_STATES = ['sound', 'missing', 'length', 'bytes', 'unreadable'] as const;

const fileFault = z.object({
  /** SHA-256 of a blob, or the name of a print file. */
  name: z.string(),
  /** `length` and `bytes`: differ from the stored values. */
  state: z.enum(FILE_STATES).exclude(['sound']),
  /** Role: an original, its upright copies, the picture of a collage, an uploaded screenshot, a file of a layout, a print file. */
  role: z.enum(['photo', 'web', 'thumb', 'picture', 'screenshot', 'layout', 'print']),
  /** Expected SHA-256; null if it was not recorded. */
  sha256: sha256.nullable(),
  sizeBytes: count,
  /** Null if it was not recorded. */
  expectedBytes: count.nullable(),
  /** Affected photos, collages and orders; the first few of each. */
  photos: z.array(idAnswer),
  collages: z.array(idAnswer),
  orders: z.array(idAnswer),
});
export type FileFault = z.infer<typeof fileFault>;

const orderFault = z.object({
  order: idAnswer,
  /** Number of the collage in the order, from 1. */
  line: z.number().int().positive(),
  /** Missing part: the ordered version of the collage, photos in it, or its print job. */
  lacks: z.enum(['version', 'photos', 'job']),
  photos: z.array(idAnswer),
});
export type OrderFault = z.infer<typeof orderFault>;

const verifyCount = z.object({ files: count, orders: count });
export type VerifyCount = z.infer<typeof verifyCount>;

export const verifyCountCall = call({
  ...SHOP,
  summary: 'Count the files and orders of an integrity check',
  answer: verifyCount,
  example: { answer: { files: 1204, orders: 37 } },
});

const verifiedFiles = z.object({ checked: count, bytes: count, faults: z.array(fileFault), next: z.string().nullable() });
export type VerifiedFiles = z.infer<typeof verifiedFiles>;

export const verifyFilesCall = call({
  ...SHOP,
  summary: 'Check the integrity of files that rows reference, one page per call, sorted by name',
  description:
    'Checks existence and length, with `deep` also the SHA-256. A fault is checked twice, the second time with a fresh row. ' +
    'Pass `next` as `after`; null on the last page.',
  querystring: z.object({
    after: z
      .string()
      .regex(/^([0-9a-f]{64}|order-[1-9]\d{0,15}-[1-9]\d?)$/)
      .optional(),
    deep: z.literal('1').optional(),
  }),
  answer: verifiedFiles,
  example: { answer: { checked: 500, bytes: 812_000_000, faults: [], next: SHA256 } },
});

const verifiedOrders = z.object({ checked: count, faults: z.array(orderFault), next: idAnswer.nullable() });
export type VerifiedOrders = z.infer<typeof verifiedOrders>;

export const verifyOrdersCall = call({
  ...SHOP,
  summary: 'Check the integrity of orders, one page per call: ordered collage, photos, print job',
  querystring: z.object({ after: idText.optional() }),
  answer: verifiedOrders,
  example: { answer: { checked: 37, faults: [{ order: ORDER, line: 1, lacks: 'photos', photos: [42] }], next: null } },
});

const orphanFiles = z.object({ names: z.array(z.string()), next: z.string().nullable() });
export type OrphanFilesAnswer = z.infer<typeof orphanFiles>;

export const orphanFilesCall = call({
  ...SHOP,
  summary: 'List orphaned files that garbage collection should have deleted',
  querystring: z.object({
    after: z
      .string()
      .regex(/^[0-9a-f]{2}$/)
      .optional(),
  }),
  answer: orphanFiles,
  example: { answer: { names: [], next: '7f' } },
});

const repairRequest = z.object({ name: z.union([sha256, printName]) });
const repairAnswer = z.object({
  /** `sound`: undamaged. `made`: made again. `printing`: the print file is being made again. `lost`: only a backup may have it. `unnamed`: no row references it. */
  outcome: z.enum(['sound', 'made', 'printing', 'lost', 'unnamed']),
  /** True if a damaged file was moved aside. */
  isAside: z.boolean(),
});
export type RepairAnswer = z.infer<typeof repairAnswer>;

export const repairFileCall = call({
  ...CHANGE,
  summary: 'Repair a missing or damaged file, if it can be made again',
  description:
    'Copies are made from their originals, pictures are rendered again, the picture replaces a screenshot, and print jobs are queued again. Nothing is deleted.',
  body: repairRequest,
  answer: repairAnswer,
  example: { body: { name: SHA256 }, answer: { outcome: 'made', isAside: false } },
});

const restoreAnswer = z.object({ isBrought: z.boolean(), isAside: z.boolean() });
export type RestoreAnswer = z.infer<typeof restoreAnswer>;

const RESTORE = {
  ...CHANGE,
  description:
    'The body is the content, application/octet-stream. An undamaged file stays; a damaged one is moved aside. Content that no row ' +
    'references, or whose hash does not match, is refused.',
  answer: restoreAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: { isBrought: true, isAside: false } },
} as const;

export const restoreBlobCall = call({
  ...RESTORE,
  summary: 'Restore a photo, a copy or a picture from a backup',
  params: z.object({ hash: sha256 }),
});

export const restorePrintFileCall = call({
  ...RESTORE,
  summary: 'Restore a print file or a job ticket from a backup',
  params: z.object({ name: printName }),
});
