/** Deletes the browser's drafts; the app closes its own connection on request. */
export function forgetDrafts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('muro-drafts');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
