import type { Collage } from '@muro/domain';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { collageOf, type WorkStore } from '../collage/work-store.ts';
import type { PhotoLibrary } from '../photos/photo-library.ts';
import type { ReadingProgress } from '../photos/reading-progress.ts';
import type { AutosaveState } from './autosave-store.ts';
import type { DraftOffers } from './draft-offer-store.ts';
import type { EditorView } from './editor-view.ts';
import type { LiveState } from './live-view.ts';
import type { Workspace } from './workspace.ts';

const Context = createContext<Workspace | null>(null);

export const WorkspaceProvider = Context.Provider;

/** Returns the open work that contains the component. */
export function useWorkspace(): Workspace {
  const workspace = useContext(Context);
  if (!workspace) throw new RangeError('Expected a workspace around this part of the page but received none');
  return workspace;
}

/** Selects a part of the open work's store; the hooks below do the same for other stores. */
export function useWork<Part>(part: (work: WorkStore) => Part): Part {
  return useStore(useWorkspace().work, part);
}

/**
 * Selects a part of the open collage: the component renders again only when that part changes.
 *
 * @param part  must return the same value or object while nothing changed
 * @returns undefined while no collage is open
 */
export function useOpenCollage<Part>(part: (collage: Collage) => Part): Part | undefined {
  return useWork((work) => {
    const collage = collageOf(work);
    return collage ? part(collage) : undefined;
  });
}

export function usePhotoLibrary<Part>(part: (library: PhotoLibrary) => Part): Part {
  return useStore(useWorkspace().photos.store, part);
}

export function useReading<Part>(part: (progress: ReadingProgress) => Part): Part {
  return useStore(useWorkspace().reading.store, part);
}

export function useEditorView<Part>(part: (view: EditorView) => Part): Part {
  return useStore(useWorkspace().view.store, part);
}

export function useLiveView<Part>(part: (live: LiveState) => Part): Part {
  return useStore(useWorkspace().live.store, part);
}

export function useAutosave<Part>(part: (autosave: AutosaveState) => Part): Part {
  return useStore(useWorkspace().autosave.store, part);
}

export function useDraftOffers<Part>(part: (offers: DraftOffers) => Part): Part {
  return useStore(useWorkspace().offers, part);
}

/** Returns the name of the account that owns the open work. */
export function useOwner(): string | null {
  const { stored } = useWorkspace();
  const workNumber = useWork((work) => work.workNumber);
  return useStore(stored.store, (now) => (now.workNumber === workNumber ? now.owner : null));
}
