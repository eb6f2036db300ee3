import { z } from 'zod';
import { call } from './call.ts';

/* Calls of `muro backup`, with an operator token. */

const FILE = { tag: 'Shop', scope: 'backups:read', answer: { type: 'application/octet-stream' } } as const;
const blobParams = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) });
const printParams = z.object({ name: z.string().regex(/^order-[1-9]\d{0,15}(-[1-9]\d?)?\.(pdf|json)$/) });

export const shopDumpCall = call({
  ...FILE,
  summary: 'Get a consistent snapshot of all rows, with the names of the files that they reference',
  description: 'JSON lines, compressed with gzip. Photos and print files are fetched one by one by the two other backup calls.',
});

export const shopBlobCall = call({
  ...FILE,
  summary: 'Get a photo, a copy or a picture by its SHA-256',
  description: 'A missing file that no row references any more is refused with `unnamed` as its `place`.',
  params: blobParams,
  refusals: ['ERROR_NOT_FOUND'],
});

export const shopPrintFileCall = call({
  ...FILE,
  summary: 'Get a print file or a job ticket by its name',
  params: printParams,
  refusals: ['ERROR_NOT_FOUND'],
});
