/** Deletes the browser's drafts; the app closes its own connection when it is asked to. */
export function forgetDrafts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('muro-drafts');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
