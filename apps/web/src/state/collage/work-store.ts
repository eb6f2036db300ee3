import {
  applyCommand,
  type Collage,
  type CollageTools,
  type Command,
  type Fill,
  type History,
  isSameValue,
  type PhotoSubject,
  record,
  redo,
  renamePhotos,
  rewriteHistory,
  rewriteSince,
  startHistory,
  undo,
} from '@muro/domain';
import { createStore } from 'zustand';
import type { PhotosFirst } from '../../flow/photos/photos-first.ts';
import { CLOSED, collageOf, type Work } from './work.ts';

interface WorkActions {
  /** Opens a new collage (`collageId` null) or a loaded one. `tools` measure text for its commands. */
  open(collage: Collage, collageId: string | null, tools: CollageTools): void;
  /** Opens unsaved work that was stored on this device; `collageId` is the saved collage it is based on, if any. */
  restore(collage: Collage, collageId: string | null, tools: CollageTools): void;
  /** Switches between photos first and design first (null). */
  setPhotosFirst(photosFirst: PhotosFirst | null): void;
  /** 'New model': clears collage, id and history. */
  close(): void;
  /** Applies a command. Consecutive commands with the same `joinKey` form one undo step, for example one drag. */
  dispatch(command: Command, joinKey?: string): void;
  /** Returns the open collage as it would be after `commands`, without applying them; null if none is open. */
  preview(...commands: readonly Command[]): Collage | null;
  /**
   * Adds a command to the undo step that first made `isSince` true: all later states get it too, and it is not a step of its own.
   *
   * @returns false if that step no longer exists; nothing changes then
   */
  amend(command: Command, isSince: (collage: Collage) => boolean): boolean;
  /**
   * Adds found subjects to these photos in every state of the history; no
   * undo step. The saved collage keeps its layout, as the person saw it.
   */
  setSubjects(subjects: Readonly<Record<string, PhotoSubject>>): void;
  undo(): void;
  redo(): void;
  /** Marks the start or end of a save. */
  setSaving(isSaving: boolean): void;
  /** Marks that Cancel was pressed; `setSaving(false)` resets it. */
  setCancelling(): void;
  /**
   * Records that the server acknowledged `collage` under `collageId`. In every state of the history, photos get the server's ids from
   * `numbers`, keyed by their former ids.
   */
  setSaved(collageId: string, collage: Collage, numbers?: Readonly<Record<string, string>>): void;
}

export type WorkStore = Work & WorkActions;

export type WorkStoreApi = ReturnType<typeof createWorkStore>;

/** Creates the store of one open work; two stores share no state. */
export function createWorkStore() {
  let tools: CollageTools | null = null;
  let openCount = 0;
  return createStore<WorkStore>()((set, get) => {
    const step = (next: (history: History) => History): void => {
      set(({ history }) => (history ? { history: next(history) } : {}));
    };
    const begin = (collage: Collage, openTools: CollageTools, more: Partial<Work>): void => {
      tools = openTools;
      openCount += 1;
      set({ ...CLOSED, history: startHistory(collage), workNumber: openCount, ...more });
    };
    return {
      ...CLOSED,
      open: (collage, collageId, openTools) => begin(collage, openTools, { collageId, savedCollage: collageId === null ? null : collage }),
      restore: (collage, collageId, openTools) => begin(collage, openTools, { collageId, isRestored: true }),
      setPhotosFirst: (photosFirst) => set({ photosFirst }),
      close: () => set(CLOSED),
      dispatch: (command, joinKey) => {
        const currentTools = tools;
        if (!currentTools) return;
        step((history) => changed(history, command, currentTools, joinKey));
      },
      preview: (...commands) => previewOn(collageOf(get()), commands, tools),
      amend: (command, isSince) => {
        const currentTools = tools;
        const { history } = get();
        if (!currentTools || !history) return false;
        const amended = rewriteSince(history, isSince, (collage) => applyCommand(collage, command, currentTools));
        set({ history: amended });
        return amended !== history;
      },
      setSubjects: (subjects) => {
        const currentTools = tools;
        const { history, savedCollage } = get();
        if (!currentTools || !history) return;
        const withSubjects = (state: Collage): Collage =>
          asSaved(state, applyCommand(state, { type: 'set-subjects', subjects }, currentTools), savedCollage);
        const saved = savedCollage && withSubjects(savedCollage);
        const rewrite = (state: Collage): Collage => {
          const next = withSubjects(state);
          return saved && isSameValue(next, saved) ? saved : next;
        };
        set({ history: rewriteHistory(history, rewrite), savedCollage: saved });
      },
      undo: () => step(undo),
      redo: () => step(redo),
      setSaving: (isSaving) => set({ isSaving, isCancelling: false }),
      setCancelling: () => set(({ isSaving }) => ({ isCancelling: isSaving })),
      setSaved: (collageId, collage, numbers = {}) => {
        const saved = renamePhotos(collage, numbers);
        const rewrite = (state: Collage): Collage => {
          const renamed = renamePhotos(state, numbers);
          return isSameValue(renamed, saved) ? saved : renamed;
        };
        step((history) => rewriteHistory(history, rewrite));
        set({ collageId, savedCollage: saved, isSaving: false, isCancelling: false });
      },
    };
  });
}

function previewOn(collage: Collage | null, commands: readonly Command[], tools: CollageTools | null): Collage | null {
  return collage && tools && commands.reduce((state, command) => applyCommand(state, command, tools), collage);
}

function changed(history: History, command: Command, tools: CollageTools, joinKey: string | undefined): History {
  const next = applyCommand(history.present, command, tools);
  return next === history.present ? history : record(history, next, joinKey);
}

/** Returns `after`, but keeps the position of each photo that is as saved: the person saw and saved it so. */
function asSaved(before: Collage, after: Collage, saved: Collage | null): Collage {
  if (!saved || after.fills === before.fills || !isSameValue(before.design, saved.design)) return after;
  const fills = Object.entries(after.fills).map(([slot, fill]): [string, Fill] => {
    const fillBefore = before.fills[slot];
    return [slot, fillBefore && isSameValue(fillBefore, saved.fills[slot]) ? fillBefore : fill];
  });
  return { ...after, fills: Object.fromEntries(fills) };
}
