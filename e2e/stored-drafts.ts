import { expect, type Page } from '@playwright/test';

/** Stored data of a draft, read directly from the browser's storage. */
export interface StoredDraft {
  readonly id: string;
  readonly isTouched: boolean;
  readonly collageId: string | null;
  /** Names of the photos in the collage. */
  readonly photos: readonly string[];
  /** Subjects of the photos; null if not searched yet. */
  readonly subjects: readonly ({ readonly x: number; readonly y: number; readonly faces: readonly unknown[] } | null)[];
  /** Facts of the fills: slot, photo name, zoom, rotation, effect and text. */
  readonly fills: readonly string[];
  readonly texts: readonly string[];
  readonly background: string;
  readonly size: string;
  /** Sizes of the stored photo files, bytes, ascending. */
  readonly files: readonly number[];
  /** Size of the thumbnail, bytes; 0 without one. */
  readonly pictureBytes: number;
}

/** Reads the drafts of this browser, newest first. */
export function storedDrafts(page: Page): Promise<readonly StoredDraft[]> {
  return page.evaluate(async () => {
    const existing = await indexedDB.databases();
    if (!existing.some(({ name }) => name === 'muro-drafts')) return [];
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // A database that the product is just creating is listed, too; it contains no draft yet and is left alone.
    const opening = indexedDB.open('muro-drafts');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const db = await settled(opening).catch((error: DOMException) => (error.name === 'AbortError' ? null : Promise.reject(error)));
    if (db === null) return [];
    const reading = db.transaction(['headers', 'bodies', 'files']);
    const [headers, bodies, files] = await Promise.all(
      ['headers', 'bodies', 'files'].map((name) => settled(reading.objectStore(name).getAll())),
    );
    db.close();
    const newestFirst = [...(headers ?? [])].sort((a, b) => b.changedAtMs - a.changedAtMs);
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
          .sort((a, b) => a - b),
        pictureBytes: (files ?? []).find(({ draftId, origin }) => draftId === id && origin === 'picture')?.file.size ?? 0,
      };
    });
  });
}

/** Waits until the newest draft satisfies a predicate, with the default or the given timeout (ms), and returns it. */
export async function waitForDraft(
  page: Page,
  isExpected: (draft: StoredDraft) => boolean,
  patience: { timeout?: number } = {},
): Promise<StoredDraft> {
  const newest = async (): Promise<StoredDraft | undefined> => (await storedDrafts(page))[0];
  await expect.poll(async () => isExpected((await newest()) ?? NONE), { message: 'the draft is kept', ...patience }).toBe(true);
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
