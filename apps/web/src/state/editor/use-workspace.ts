import type { Collage } from '@muro/domain';
import { createContext, useContext } from 'react';
import { createStore, useStore } from 'zustand';
import { CLOSED, collageOf, type Work } from '../collage/work.ts';
import type { PhotoLibrary } from '../photos/photo-library.ts';
import { createReading, type ReadingProgress } from '../photos/reading-progress.ts';
import type { AutosaveState } from './autosave-store.ts';
import type { DraftOffers } from './draft-offer-store.ts';
import type { EditorView } from './editor-view.ts';
import type { LiveState } from './live-view.ts';
import type { Workspace } from './workspace.ts';

const Context = createContext<Workspace | null>(null);

export const WorkspaceProvider = Context.Provider;

const Loader = createContext<() => Promise<Workspace>>(() => Promise.reject(new RangeError('Expected a loader of the workspace')));

/** Provides the function that loads the workspace, for screens that are shown before it. */
export const WorkspaceLoader = Loader.Provider;

/** Returns the workspace of the page; null until its code has loaded. */
export function useLoadedWorkspace(): Workspace | null {
  return useContext(Context);
}

/** Returns the function that loads the workspace and returns it. */
export function useWorkspaceLoader(): () => Promise<Workspace> {
  return useContext(Loader);
}

/** Returns the open work that contains the component. */
export function useWorkspace(): Workspace {
  const workspace = useLoadedWorkspace();
  if (!workspace) throw new RangeError('Expected a workspace around this part of the page but received none');
  return workspace;
}

/** No collage is open and no photo is read until the workspace has loaded. */
const NO_WORK = createStore<Work>()(() => CLOSED);
const NO_READING = createReading().store;

/** Selects a part of the open work; the hooks below do the same for other stores. */
export function useWork<Part>(part: (work: Work) => Part): Part {
  return useStore<typeof NO_WORK, Part>(useLoadedWorkspace()?.work ?? NO_WORK, part);
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
  return useStore(useLoadedWorkspace()?.reading.store ?? NO_READING, part);
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
