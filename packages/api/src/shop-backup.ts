import { z } from 'zod';
import { call } from './call.ts';

/* The calls of `muro backup`, with an operator token. */

const FILE = { tag: 'Shop', scope: 'backups:read', answer: { type: 'application/octet-stream' } } as const;
const blobParams = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) });
const printParams = z.object({ name: z.string().regex(/^order-[1-9]\d{0,15}(-[1-9]\d?)?\.(pdf|json)$/) });

export const shopDumpCall = call({
  ...FILE,
  summary: 'Fetch all rows as they are at this moment, with the names of the files that they are about',
  description: 'JSON lines, packed with gzip. Photos and print files are fetched one by one with the calls beside this one.',
});

export const shopBlobCall = call({
  ...FILE,
  summary: 'Fetch a photo, a copy or a picture by the SHA-256 of its bytes',
  description: 'A file that is missing and that no row names any more is refused with `unnamed` as its `place`.',
  params: blobParams,
  refusals: ['ERROR_NOT_FOUND'],
});

export const shopPrintFileCall = call({
  ...FILE,
  summary: 'Fetch a print file or a job ticket by its name',
  params: printParams,
  refusals: ['ERROR_NOT_FOUND'],
});
