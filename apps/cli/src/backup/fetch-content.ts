import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS, pathOf } from '@muro/api';
import type { BackupFile, DumpLine } from '@muro/shop';
import pLimit from 'p-limit';
import type { ShopServer } from '../orders/shop-server.ts';
import { isFailure } from '../terminal/failure.ts';
import { type ContentFacts, findStoredLength, storeContent } from './store-content.ts';

export type ReferencedContent = Extract<DumpLine, { readonly kind: 'blob' | 'print' }>;

export interface FetchedContent {
  readonly files: readonly BackupFile[];
  /** Number of bytes that were downloaded. */
  readonly fetchedBytes: number;
  /** Content that the store lacks, or has with another hash. */
  readonly missing: readonly string[];
}

/** Parallel requests: a remote store has a high latency, not a low throughput. */
const CONCURRENCY = 4;
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 500;

/** Downloads the content that the backup folder lacks. */
export async function fetchContent(
  server: ShopServer,
  folder: string,
  wanted: readonly ReferencedContent[],
  show: (done: number, total: number) => void,
): Promise<FetchedContent> {
  const files: BackupFile[] = [];
  const missing: string[] = [];
  let [done, fetchedBytes] = [0, 0];
  const limit = pLimit(CONCURRENCY);
  const fetchOne = async (content: ReferencedContent) => {
    const fetched = await contentOf(server, folder, content);
    if (fetched === 'missing') missing.push(content.kind === 'blob' ? content.sha256 : content.name);
    else if (fetched !== 'unnamed') {
      files.push(fetched.file);
      fetchedBytes += fetched.fetchedBytes;
    }
    show(++done, wanted.length);
  };
  await limit.map(wanted, fetchOne).finally(() => limit.clearQueue());
  const key = ({ sha256, print = '' }: BackupFile) => sha256 + print;
  return { files: files.sort((a, b) => (key(a) < key(b) ? -1 : 1)), fetchedBytes, missing: missing.sort() };
}

async function contentOf(
  server: ShopServer,
  folder: string,
  content: ReferencedContent,
): Promise<{ readonly file: BackupFile; readonly fetchedBytes: number } | 'missing' | 'unnamed'> {
  const print = content.kind === 'print' ? { print: content.name } : {};
  const storedBytes = content.sha256 === null ? null : await findStoredLength(folder, content.sha256);
  if (content.sha256 !== null && storedBytes !== null && (content.bytes === null || content.bytes === storedBytes))
    return { file: { sha256: content.sha256, bytes: storedBytes, ...print }, fetchedBytes: 0 };
  const path =
    content.kind === 'blob' ? pathOf(PATHS.shopBlob, { hash: content.sha256 }) : pathOf(PATHS.shopPrintFile, { name: content.name });
  const facts = await fetchWithRetry(server, folder, path, content.sha256);
  return typeof facts === 'string' ? facts : { file: { ...facts, ...print }, fetchedBytes: facts.bytes };
}

/** Downloads one file with retries. If the server answers but the file always breaks off, its disk is damaged: the file is skipped. */
async function fetchWithRetry(
  server: ShopServer,
  folder: string,
  path: string,
  expected: string | null,
): Promise<ContentFacts | 'missing' | 'unnamed'> {
  for (let attempt = 1; ; attempt++) {
    const content = await server.content(path);
    if (content === 'missing' || content === 'unnamed') return content;
    try {
      return (await storeContent(folder, content, expected)) ?? 'missing';
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (attempt === MAX_ATTEMPTS) return 'missing';
      await sleep(RETRY_DELAY_MS);
    }
  }
}
