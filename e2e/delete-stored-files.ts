import type { Page } from '@playwright/test';

/**
 * Damage of a stored file: deleted, empty, other content, truncated to the first half, or zeros in the second half (power failure during a
 * write).
 */
export type FileLoss = 'gone' | 'empty' | 'junk' | 'cut-off' | 'zeros';

/** Deletes files of the newest draft, as if the browser was killed between writing the collage and writing these photos' files. */
export function deleteStoredFiles(page: Page, names: readonly string[]): Promise<void> {
  return damageFiles(page, Object.fromEntries(names.map((name) => [name, 'gone'])));
}

/** Damages the files of these photos in the newest draft, by file name. */
export async function damageFiles(page: Page, losses: Readonly<Record<string, FileLoss>>): Promise<void> {
  await page.evaluate(async (lossOf) => {
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const half = (file: Blob): Blob => file.slice(0, Math.floor(file.size / 2));
    const remainingParts = (file: Blob, loss: FileLoss | undefined): BlobPart[] => {
      if (loss === 'junk') return [new Uint8Array(file.size).map((_, index) => (index * 7919) % 251)];
      if (loss === 'cut-off') return [half(file)];
      return loss === 'zeros' ? [half(file), new Uint8Array(file.size - half(file).size)] : [];
    };
    const db = await settled(indexedDB.open('muro-drafts'));
    const writing = db.transaction(['headers', 'bodies', 'files'], 'readwrite');
    const files = writing.objectStore('files');
    const headers = await settled(writing.objectStore('headers').getAll());
    const { id } = headers.reduce((newest, header) => (header.changedAtMs > newest.changedAtMs ? header : newest));
    const { collage, photos } = await settled(writing.objectStore('bodies').get(id));
    for (const [index, { name }] of collage.photos.entries()) {
      const key = [id, photos[index].origin];
      const loss = lossOf[name];
      if (loss === 'gone') await settled(files.delete(key));
      else if (loss) {
        const record = await settled(files.get(key));
        await settled(files.put({ ...record, file: new Blob(remainingParts(record.file, loss), { type: record.file.type }) }));
      }
    }
    const done = new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    await done;
    db.close();
  }, losses);
}
