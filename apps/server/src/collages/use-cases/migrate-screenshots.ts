import type { Blobs } from '../../files/blobs.ts';
import type { FormerDocuments } from '../types/former-documents.ts';
import { storeScreenshot } from './stored-screenshot.ts';

export interface FormerDocumentPorts {
  readonly blobs: Blobs;
  readonly formerDocuments: FormerDocuments;
}

/**
 * Migrates the screenshots of documents that an older version of the server stored, or a backup of it contained, to blobs. It can be
 * interrupted at any point; the next run continues.
 */
export async function migrateScreenshots(ports: FormerDocumentPorts, isStopping: () => boolean): Promise<void> {
  for (;;) {
    const versions = await ports.formerDocuments.list();
    if (versions.length === 0) break;
    for (const version of versions) {
      if (isStopping()) return;
      await ports.formerDocuments.update(version, await storeScreenshot(ports, version.xml));
    }
  }
  while (!isStopping() && (await ports.formerDocuments.shrinkOrders()));
}
