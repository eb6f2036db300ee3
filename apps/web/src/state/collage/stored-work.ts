import { createStore } from 'zustand';
import type { WorkStoreApi } from './work-store.ts';

/** The server's state of the open work, besides the collage id. */
export interface StoredWork {
  /** The stored version that the work is based on; null for a collage that was never saved. */
  readonly version: number | null;
  /** The account that owns its photos and its collage; null while none of it is on the server. */
  readonly owner: string | null;
}

const NOTHING: StoredWork = { version: null, owner: null };

export type Stored = ReturnType<typeof createStored>;

/** Valid for one work at a time: opening another one resets it. */
export function createStored(work: WorkStoreApi) {
  const store = createStore<StoredWork & { readonly workNumber: number }>()(() => ({ ...NOTHING, workNumber: 0 }));
  const current = (): StoredWork => {
    const stored = store.getState();
    return stored.workNumber === work.getState().workNumber ? stored : NOTHING;
  };
  const note = (part: Partial<StoredWork>): void => store.setState({ ...current(), ...part, workNumber: work.getState().workNumber });
  return { store, now: current, note };
}
