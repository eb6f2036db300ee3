import type { Page } from '@playwright/test';

/** Leaves the newest draft as a browser leaves it that is killed between writing the collage and writing these photos' files. */
export async function loseFiles(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (lost) => {
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await settled(indexedDB.open('muro-drafts'));
    const writing = db.transaction(['headers', 'bodies', 'files'], 'readwrite');
    const headers = await settled(writing.objectStore('headers').getAll());
    const { id } = headers.reduce((newest, header) => (header.changedAtMs > newest.changedAtMs ? header : newest));
    const { collage, photos } = await settled(writing.objectStore('bodies').get(id));
    for (const [at, { name }] of collage.photos.entries()) {
      if (lost.includes(name)) await settled(writing.objectStore('files').delete([id, photos[at].origin]));
    }
    db.close();
  }, names);
}
