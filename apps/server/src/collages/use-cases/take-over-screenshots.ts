import type { Blobs } from '../../files/blobs.ts';
import type { FormerDocuments } from '../types/former-documents.ts';
import { storeScreenshot } from './stored-screenshot.ts';

export interface FormerDocumentPorts {
  readonly blobs: Blobs;
  readonly formerDocuments: FormerDocuments;
}

/**
 * Moves the screenshots of documents that a former version of the server stored, or a backup of it had, into blobs. It may be stopped
 * at any point, and the next run goes on from there.
 */
export async function takeOverScreenshots(ports: FormerDocumentPorts, isStopping: () => boolean): Promise<void> {
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
