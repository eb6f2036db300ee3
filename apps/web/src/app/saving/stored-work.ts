import { create } from 'zustand';
import { useWork } from '../collage/work-store.ts';

/** What the server has of the open work, beside its number. */
export interface StoredWork {
  /** The stored version that the work goes on from; null for a collage that was never saved. */
  readonly version: number | null;
  /** The account that its photos and its collage belong to; null while nothing of it is on the server. */
  readonly owner: string | null;
}

const NOTHING: StoredWork = { version: null, owner: null };

/** Belongs to one work of this page: another one that is opened starts with nothing. */
const useStored = create<StoredWork & { readonly workNumber: number }>()(() => ({ ...NOTHING, workNumber: 0 }));

export function storedWork(): StoredWork {
  const stored = useStored.getState();
  return stored.workNumber === useWork.getState().workNumber ? stored : NOTHING;
}

export function noteStored(part: Partial<StoredWork>): void {
  useStored.setState({ ...storedWork(), ...part, workNumber: useWork.getState().workNumber });
}

/** The owner's name, following changes. */
export function useOwner(): string | null {
  const workNumber = useWork((work) => work.workNumber);
  return useStored((stored) => (stored.workNumber === workNumber ? stored.owner : null));
}
