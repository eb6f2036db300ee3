import { type FileFault, PATHS, pathOf, type RepairAnswer, type RestoreAnswer } from '@muro/api';
import { findContent } from '@muro/shop';
import type { ShopServer } from '../orders/shop-server.ts';

/** Result of the repair of a fault. */
export interface RepairResult {
  readonly isRepaired: boolean;
  readonly how: 'backup' | RepairAnswer['outcome'];
  /** True if a damaged file was moved aside. */
  readonly isAside: boolean;
}

/**
 * Repairs files: first restores those that a backup contains, by hash, then makes the others again from what is stored.
 *
 * @param from  backup folder
 */
export async function repairFiles(
  server: ShopServer,
  faults: readonly FileFault[],
  from?: string,
): Promise<ReadonlyMap<string, RepairResult>> {
  const results = new Map<string, RepairResult>();
  for (const fault of from === undefined ? [] : faults) {
    const restored = await restoreFromBackup(server, fault, from as string);
    if (restored) results.set(fault.name, { isRepaired: true, how: 'backup', isAside: restored.isAside });
  }
  for (const { name } of faults) {
    if (results.has(name)) continue;
    const { outcome, isAside } = await server.post<RepairAnswer>(PATHS.repairFile, { name });
    results.set(name, { isRepaired: outcome !== 'lost', how: outcome, isAside });
  }
  return results;
}

/** Restores a file from the backups; null if they do not contain it. */
async function restoreFromBackup(server: ShopServer, { name, role, sha256 }: FileFault, from: string): Promise<RestoreAnswer | null> {
  const stored = sha256 === null ? null : await findContent(from, sha256);
  if (!stored) return null;
  const path = role === 'print' ? pathOf(PATHS.shopPrintFile, { name }) : pathOf(PATHS.shopBlob, { hash: name });
  return await server.put<RestoreAnswer>(path, stored.path);
}
