/** Reads and changes the browser's drafts directly, as another window or a damaged disk does. */

const STORES = ['headers', 'bodies', 'files'];

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inDrafts<Value>(act: (store: (name: string) => IDBObjectStore) => Promise<Value>): Promise<Value> {
  const db = await resultOf(indexedDB.open('muro-drafts'));
  const writing = db.transaction(STORES, 'readwrite');
  const done = new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  const value = await act((name) => writing.objectStore(name));
  await done;
  db.close();
  return value;
}

export const draftIds = () => inDrafts(async (store) => (await resultOf(store('headers').getAllKeys())).map(String));

/** Copies a draft to another id, with an older date than all existing ones. */
export const copyDraft = (id: string, copy: string) =>
  inDrafts(async (store) => {
    const headers = await resultOf(store('headers').getAll());
    const oldestMs = Math.min(...headers.map(({ changedAtMs }) => changedAtMs));
    const header = headers.find((candidate) => candidate.id === id);
    await resultOf(store('headers').put({ ...header, id: copy, changedAtMs: oldestMs - 1000 }));
    await resultOf(store('bodies').put({ ...(await resultOf(store('bodies').get(id))), id: copy }));
    const files = await resultOf(store('files').getAll());
    for (const file of files.filter(({ draftId }) => draftId === id)) await resultOf(store('files').put({ ...file, draftId: copy }));
  });

export const removeDraft = (id: string) =>
  inDrafts(async (store) => {
    await resultOf(store('headers').delete(id));
    await resultOf(store('bodies').delete(id));
  });

/** Removes the collage from a draft, so that it cannot be opened. */
export const damageDraft = (id: string) =>
  inDrafts(async (store) => void (await resultOf(store('bodies').put({ ...(await resultOf(store('bodies').get(id))), collage: {} }))));

/** Changes drafts and notifies this window, as another window does. */
export async function changeDrafts(change: () => Promise<void>): Promise<void> {
  await change();
  const channel = new BroadcastChannel('muro-drafts');
  channel.postMessage('changed');
  channel.close();
}
