import { setTimeout as sleep } from 'node:timers/promises';
import {
  type FileFault,
  type OrderFault,
  type OrphanFilesAnswer,
  PATHS,
  type VerifiedFiles,
  type VerifiedOrders,
  type VerifyCount,
} from '@muro/api';
import type { ShopServer } from '../orders/shop-server.ts';
import { checkFailed, isFailure } from '../terminal/failure.ts';

export interface VerifyShopOptions {
  /** True reads and hashes all content; false compares only lengths. */
  readonly isDeep: boolean;
  /** Cursor at which an earlier check was interrupted; '' for none. */
  readonly after: string;
  readonly show: (done: number, total: number) => void;
}

export interface VerifiedShop {
  readonly files: number;
  readonly bytes: number;
  readonly orders: number;
  readonly fileFaults: readonly FileFault[];
  readonly orderFaults: readonly OrderFault[];
  /** Files that no row references. */
  readonly left: readonly string[];
}

const MAX_ATTEMPTS = 4;
const RETRY_DELAY_MS = 2_000;

/** Runs the integrity check of a running shop, one page per call. Waits while the server restarts. */
export async function verifyRunningShop(server: ShopServer, { isDeep, after, show }: VerifyShopOptions): Promise<VerifiedShop> {
  const total = await server.get<VerifyCount>(PATHS.verifyCount);
  let [files, bytes, orders] = [0, 0, 0];
  const fileFaults: FileFault[] = [];
  for await (const page of pages<VerifiedFiles>(server, PATHS.verifyFiles, after, isDeep ? { deep: '1' } : {})) {
    files += page.checked;
    bytes += page.bytes;
    fileFaults.push(...page.faults);
    show(Math.min(files, total.files), total.files);
  }
  const orderFaults: OrderFault[] = [];
  for await (const page of pages<VerifiedOrders>(server, PATHS.verifyOrders)) {
    orders += page.checked;
    orderFaults.push(...page.faults);
  }
  const orphans: string[] = [];
  for await (const page of pages<OrphanFilesAnswer>(server, PATHS.orphanFiles)) orphans.push(...page.names);
  return { files, bytes, orders, fileFaults, orderFaults, left: orphans };
}

async function* pages<Page extends { readonly next: string | number | null }>(
  server: ShopServer,
  path: string,
  begin = '',
  more: Readonly<Record<string, string>> = {},
): AsyncGenerator<Page> {
  for (let after: string | number | null = begin; after !== null; ) {
    const query = new URLSearchParams({ ...more, ...(after !== '' && { after: String(after) }) });
    const page: Page = await withRetries(() => server.get<Page>(`${path}?${query}`), path === PATHS.verifyFiles ? String(after) : '');
    yield page;
    after = page.next;
  }
}

async function withRetries<Answer>(request: () => Promise<Answer>, place: string): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (attempt === MAX_ATTEMPTS) throw checkFailed(error, place && `--after ${place} goes on there`);
      await sleep(RETRY_DELAY_MS);
    }
  }
}
