import { expect, type Page } from '@playwright/test';

/** What the browser really has of a draft, read past the product. */
export interface StoredDraft {
  readonly id: string;
  readonly isTouched: boolean;
  readonly collageId: string | null;
  /** Names of the photos in the collage. */
  readonly photos: readonly string[];
  /** What is to be seen in each of them, null where nobody has looked yet. */
  readonly subjects: readonly ({ readonly x: number; readonly y: number; readonly faces: readonly unknown[] } | null)[];
  /** Of the fills: slot, photo name, zoom, turn, effect and text on it. */
  readonly fills: readonly string[];
  readonly texts: readonly string[];
  readonly background: string;
  readonly size: string;
  /** Sizes of the photo files that are kept, bytes, ascending. */
  readonly files: readonly number[];
  /** Size of the small picture, bytes; 0 while there is none. */
  readonly pictureBytes: number;
}

/** Drafts of this browser, newest first. */
export function storedDrafts(page: Page): Promise<readonly StoredDraft[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'muro-drafts')) return [];
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Named is what the product only begins to make, too: it is left to the product, and there is no draft in it yet.
    const opening = indexedDB.open('muro-drafts');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const db = await settled(opening).catch((error: DOMException) => (error.name === 'AbortError' ? null : Promise.reject(error)));
    if (db === null) return [];
    const reading = db.transaction(['headers', 'bodies', 'files']);
    const [headers, bodies, files] = await Promise.all(
      ['headers', 'bodies', 'files'].map((name) => settled(reading.objectStore(name).getAll())),
    );
    db.close();
    const newestFirst = [...(headers ?? [])].sort((one, other) => other.changedAtMs - one.changedAtMs);
    return newestFirst.map(({ id, isTouched, collageId }) => {
      const { collage } = (bodies ?? []).find((body) => body.id === id);
      const nameOf = (photoId: string): string => collage.photos.find((photo: { id: string }) => photo.id === photoId)?.name;
      return {
        id,
        isTouched,
        collageId,
        photos: collage.photos.map(({ name }: { name: string }) => name),
        subjects: collage.photos.map(({ subject }: { subject?: StoredDraft['subjects'][number] }) => subject ?? null),
        fills: Object.entries<{
          photoId: string;
          view: { zoom: number; quarterTurn: number };
          effect: string;
          text: { text: string } | null;
        }>(collage.fills).map(([slot, { photoId, view, effect, text }]) =>
          [slot, nameOf(photoId), view.zoom, view.quarterTurn, effect, text?.text ?? ''].join(' '),
        ),
        texts: Object.values<{ text: string }>(collage.texts).map(({ text }) => text),
        background: collage.photoBackgroundColor,
        size: `${collage.design.size.width} x ${collage.design.size.height} ${collage.design.material}`,
        files: (files ?? [])
          .filter(({ draftId, origin }) => draftId === id && origin !== 'picture')
          .map(({ file }) => file.size)
          .sort((one, other) => one - other),
        pictureBytes: (files ?? []).find(({ draftId, origin }) => draftId === id && origin === 'picture')?.file.size ?? 0,
      };
    });
  });
}

/** Waits until the newest draft is as wanted, as long as any expectation or as said (ms), and answers it. */
export async function waitForDraft(
  page: Page,
  isThere: (draft: StoredDraft) => boolean,
  patience: { timeout?: number } = {},
): Promise<StoredDraft> {
  const newest = async (): Promise<StoredDraft | undefined> => (await storedDrafts(page))[0];
  await expect.poll(async () => isThere((await newest()) ?? NONE), { message: 'the draft is kept', ...patience }).toBe(true);
  return (await newest()) ?? NONE;
}

const NONE: StoredDraft = {
  id: '',
  isTouched: false,
  collageId: null,
  photos: [],
  subjects: [],
  fills: [],
  texts: [],
  background: '',
  size: '',
  files: [],
  pictureBytes: 0,
};
