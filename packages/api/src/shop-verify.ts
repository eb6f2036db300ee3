import { z } from 'zod';
import { call } from './call.ts';
import { idAnswer, idText } from './id.ts';

/* The calls of `muro verify`, with an operator token. Each looks at some and says where the next one goes on. */

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
  /** `length`, `bytes`: others than were kept. */
  state: z.enum(FILE_STATES).exclude(['sound']),
  /** What it is: an original, its upright copies, the picture of a collage, its screenshot as it was sent, a file of a layout, a file of the press. */
  role: z.enum(['photo', 'web', 'thumb', 'picture', 'screenshot', 'layout', 'print']),
  /** What its bytes should hash to; null where nobody noted it. */
  sha256: sha256.nullable(),
  sizeBytes: count,
  /** Null where nobody noted it. */
  expectedBytes: count.nullable(),
  /** What it touches, some of each. */
  photos: z.array(idAnswer),
  collages: z.array(idAnswer),
  orders: z.array(idAnswer),
});
export type FileFault = z.infer<typeof fileFault>;

const orderFault = z.object({
  order: idAnswer,
  /** Which of its collages. */
  line: z.number().int().positive(),
  /** The collage as it was ordered, photos that it names, its print job. */
  lacks: z.enum(['version', 'photos', 'job']),
  photos: z.array(idAnswer),
});
export type OrderFault = z.infer<typeof orderFault>;

const verifyCount = z.object({ files: count, orders: count });
export type VerifyCount = z.infer<typeof verifyCount>;

export const verifyCountCall = call({
  ...SHOP,
  summary: 'Ask how many files and orders there are to verify',
  answer: verifyCount,
  example: { answer: { files: 1204, orders: 37 } },
});

const verifiedFiles = z.object({ checked: count, bytes: count, faults: z.array(fileFault), next: z.string().nullable() });
export type VerifiedFiles = z.infer<typeof verifiedFiles>;

export const verifyFilesCall = call({
  ...SHOP,
  summary: 'Verify some of the files that rows name, in the order of their names',
  description:
    'Whether each is there with its length, and with `deep` its SHA-256. What is found is looked at twice, with a fresh look at the row. ' +
    '`next` goes in as `after`; null: that was the last.',
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
  summary: 'Verify some orders: the collage as it was ordered, its photos, its print job',
  querystring: z.object({ after: idText.optional() }),
  answer: verifiedOrders,
  example: { answer: { checked: 37, faults: [{ order: ORDER, line: 1, lacks: 'photos', photos: [42] }], next: null } },
});

const orphanFiles = z.object({ names: z.array(z.string()), next: z.string().nullable() });
export type OrphanFilesAnswer = z.infer<typeof orphanFiles>;

export const orphanFilesCall = call({
  ...SHOP,
  summary: 'Ask for files that no row names, though the sweeper should have taken them',
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
  /** `sound`: it is as it should be. `made`, `printing`: it was made again, or is being. `lost`: a backup may have it. `unnamed`: no row names it. */
  outcome: z.enum(['sound', 'made', 'printing', 'lost', 'unnamed']),
  /** Other bytes lay there and were put aside. */
  isAside: z.boolean(),
});
export type RepairAnswer = z.infer<typeof repairAnswer>;

export const repairFileCall = call({
  ...CHANGE,
  summary: 'Make a file again that is missing or has other bytes, where it can be made',
  description:
    'Copies are made of their original, pictures are painted anew, the picture takes the place of a screenshot, print jobs go back in line. Nothing is deleted.',
  body: repairRequest,
  answer: repairAnswer,
  example: { body: { name: SHA256 }, answer: { outcome: 'made', isAside: false } },
});

const restoreAnswer = z.object({ isBrought: z.boolean(), isAside: z.boolean() });
export type RestoreAnswer = z.infer<typeof restoreAnswer>;

const RESTORE = {
  ...CHANGE,
  description:
    'The body is the bytes, application/octet-stream. What is there as it should be stays; other bytes are put aside. Bytes that no row ' +
    'names, or not with this hash, are refused.',
  answer: restoreAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: { isBrought: true, isAside: false } },
} as const;

export const restoreBlobCall = call({
  ...RESTORE,
  summary: 'Bring back the bytes of a photo, a copy or a picture from a backup',
  params: z.object({ hash: sha256 }),
});

export const restorePrintFileCall = call({
  ...RESTORE,
  summary: 'Bring back a print file or a job ticket from a backup',
  params: z.object({ name: printName }),
});
