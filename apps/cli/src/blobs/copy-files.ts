import { type CopiedFile, PATHS } from '@muro/api';
import pLimit from 'p-limit';
import type { ShopServer } from '../orders/shop-server.ts';
import { isFailure } from '../terminal/failure.ts';

export interface NotCopied {
  readonly name: string;
  readonly reason: string;
}

export interface CopyOutcome {
  readonly copied: number;
  readonly copiedBytes: number;
  readonly failed: readonly NotCopied[];
}

/** Parallel requests: a remote store has a high latency, not a low throughput. */
const CONCURRENCY = 4;
const REASONS = { bytes: 'it has content that does not match its name', unreadable: 'the former store cannot give it' } as const;

/** Makes the server copy each file to its present store. Failed files are reported; the others continue. */
export async function copyFiles(
  server: ShopServer,
  names: readonly string[],
  show: (done: number, total: number) => void,
): Promise<CopyOutcome> {
  const failed: NotCopied[] = [];
  let [done, copied, copiedBytes] = [0, 0, 0];
  const limit = pLimit(CONCURRENCY);
  const copy = async (name: string) => {
    const { state, sizeBytes } = await copyOne(server, name).catch((error: unknown) => {
      if (!isFailure(error)) throw error;
      failed.push({ name, reason: error.reason });
      return { state: 'failed' as const, sizeBytes: 0 };
    });
    if (state === 'bytes' || state === 'unreadable') failed.push({ name, reason: REASONS[state] });
    if (state === 'copied') copied += 1;
    copiedBytes += sizeBytes;
    show(++done, names.length);
  };
  await limit.map(names, copy).finally(() => limit.clearQueue());
  return { copied, copiedBytes, failed };
}

const copyOne = (server: ShopServer, name: string): Promise<CopiedFile> => server.post<CopiedFile>(PATHS.copyFile, { name });
