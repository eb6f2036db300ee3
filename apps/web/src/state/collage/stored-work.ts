import { createStore } from 'zustand';
import type { WorkStoreApi } from './work-store.ts';

/** What the server has of the open work, beside its number. */
export interface StoredWork {
  /** The stored version that the work goes on from; null for a collage that was never saved. */
  readonly version: number | null;
  /** The account that its photos and its collage belong to; null while nothing of it is on the server. */
  readonly owner: string | null;
}

const NOTHING: StoredWork = { version: null, owner: null };

export type Stored = ReturnType<typeof createStored>;

/** Belongs to one work at a time: another one that is opened starts with nothing. */
export function createStored(work: WorkStoreApi) {
  const store = createStore<StoredWork & { readonly workNumber: number }>()(() => ({ ...NOTHING, workNumber: 0 }));
  const now = (): StoredWork => {
    const stored = store.getState();
    return stored.workNumber === work.getState().workNumber ? stored : NOTHING;
  };
  const note = (part: Partial<StoredWork>): void => store.setState({ ...now(), ...part, workNumber: work.getState().workNumber });
  return { store, now, note };
}
