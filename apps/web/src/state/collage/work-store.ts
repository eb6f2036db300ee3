import {
  applyCommand,
  type Collage,
  type CollageTools,
  type Command,
  canRedo,
  canUndo,
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

/**
 * The open work: one collage with its history, and what the server knows of it.
 * Everything that changes the collage goes through `dispatch`; screens read with a selector.
 */
export interface Work {
  /** Null while no collage is open. */
  readonly history: History | null;
  /** The server's number as text; null until a save was acknowledged. */
  readonly collageId: string | null;
  /** What the last acknowledged save (or the load) holds. */
  readonly savedCollage: Collage | null;
  readonly isSaving: boolean;
  /** Cancel was pressed and the save has not stopped yet. [EDIT-17] */
  readonly isCancelling: boolean;
  /** Which work of this page it is: counts up with every `open`, stays through save and undo. */
  readonly workNumber: number;
  /** It was brought back from this device and holds more than the server does. */
  readonly isRestored: boolean;
  /** How its photos are given to each design that is chosen; null for a work whose design keeps its places. */
  readonly photosFirst: PhotosFirst | null;
}

interface WorkActions {
  /** Opens a collage: a new one (`collageId` null) or a loaded one. `tools` measure text for its commands. */
  open(collage: Collage, collageId: string | null, tools: CollageTools): void;
  /** Opens unsaved work that was kept on this device; `collageId` is the saved collage it goes on from, if any. */
  restore(collage: Collage, collageId: string | null, tools: CollageTools): void;
  /** From now on its photos come first, or its design does. */
  setPhotosFirst(photosFirst: PhotosFirst | null): void;
  /** 'New model': forgets collage, id and history. */
  close(): void;
  /** Commands with the same `joinKey`, one after another, are one step of undo: one drag is one step. */
  dispatch(command: Command, joinKey?: string): void;
  /** The open collage as `commands` would make it one after another, for looking at; null while none is open. */
  tried(...commands: readonly Command[]): Collage | null;
  /**
   * A command that belongs to the step that first made `isSince` true: all that was done since then gets it, and it is no step
   * of its own.
   *
   * @returns false when there is no such step any more; then nothing has changed
   */
  amend(command: Command, isSince: (collage: Collage) => boolean): boolean;
  /** Where subjects were found: every value that has these photos knows it, and it is no step. What was saved stays as it is: it was seen so. */
  learn(subjects: Readonly<Record<string, PhotoSubject>>): void;
  undo(): void;
  redo(): void;
  /** The save process starts or ends. */
  setSaving(isSaving: boolean): void;
  /** Cancel was pressed; `setSaving(false)` ends that, too. */
  setCancelling(): void;
  /**
   * The server acknowledged `collage` under `collageId`. Every step of the history gets the server's `numbers` of its
   * photos, by the ids they had.
   */
  setSaved(collageId: string, collage: Collage, numbers?: Readonly<Record<string, string>>): void;
}

export type WorkStore = Work & WorkActions;

const CLOSED: Work = {
  history: null,
  collageId: null,
  savedCollage: null,
  isSaving: false,
  isCancelling: false,
  workNumber: 0,
  isRestored: false,
  photosFirst: null,
};

export type WorkStoreApi = ReturnType<typeof createWorkStore>;

/** The store of one open work; another call makes another, and they share nothing. */
export function createWorkStore() {
  let tools: CollageTools | null = null;
  let opened = 0;
  return createStore<WorkStore>()((set, get) => {
    const step = (next: (history: History) => History): void => {
      set(({ history }) => (history ? { history: next(history) } : {}));
    };
    const begin = (collage: Collage, openTools: CollageTools, more: Partial<Work>): void => {
      tools = openTools;
      opened += 1;
      set({ ...CLOSED, history: startHistory(collage), workNumber: opened, ...more });
    };
    return {
      ...CLOSED,
      open: (collage, collageId, openTools) => begin(collage, openTools, { collageId, savedCollage: collageId === null ? null : collage }),
      restore: (collage, collageId, openTools) => begin(collage, openTools, { collageId, isRestored: true }),
      setPhotosFirst: (photosFirst) => set({ photosFirst }),
      close: () => set(CLOSED),
      dispatch: (command, joinKey) => {
        const ready = tools;
        if (!ready) return;
        step((history) => changed(history, command, ready, joinKey));
      },
      tried: (...commands) => triedOn(collageOf(get()), commands, tools),
      amend: (command, isSince) => {
        const ready = tools;
        const { history } = get();
        if (!ready || !history) return false;
        const amended = rewriteSince(history, isSince, (collage) => applyCommand(collage, command, ready));
        set({ history: amended });
        return amended !== history;
      },
      learn: (subjects) => {
        const ready = tools;
        const { history, savedCollage } = get();
        if (!ready || !history) return;
        const knowing = (each: Collage): Collage =>
          asSaved(each, applyCommand(each, { type: 'set-subjects', subjects }, ready), savedCollage);
        const saved = savedCollage && knowing(savedCollage);
        const rewrite = (each: Collage): Collage => {
          const next = knowing(each);
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
        const rewrite = (each: Collage): Collage => {
          const renamed = renamePhotos(each, numbers);
          return isSameValue(renamed, saved) ? saved : renamed;
        };
        step((history) => rewriteHistory(history, rewrite));
        set({ collageId, savedCollage: saved, isSaving: false, isCancelling: false });
      },
    };
  });
}

function triedOn(collage: Collage | null, commands: readonly Command[], tools: CollageTools | null): Collage | null {
  return collage && tools && commands.reduce((each, command) => applyCommand(each, command, tools), collage);
}

export function collageOf(work: Work): Collage | null {
  return work.history?.present ?? null;
}

/** Everything in the open collage is on the server. */
export function isSaved(work: Work): boolean {
  return work.history !== null && work.savedCollage === work.history.present;
}

/** Leaving would lose something. A new collage that nobody touched holds nothing to lose. [ROUTE-28] [EDIT-29] */
export function hasUnsavedChanges(work: Work): boolean {
  const { history } = work;
  if (!history || isSaved(work)) return false;
  return work.savedCollage !== null || work.isRestored || canUndo(history) || canRedo(history);
}

function changed(history: History, command: Command, tools: CollageTools, joinKey: string | undefined): History {
  const next = applyCommand(history.present, command, tools);
  return next === history.present ? history : record(history, next, joinKey);
}

/** `after` with what lay before as the server has it lying on: it was seen and saved so. */
function asSaved(before: Collage, after: Collage, saved: Collage | null): Collage {
  if (!saved || after.fills === before.fills || !isSameValue(before.design, saved.design)) return after;
  const fills = Object.entries(after.fills).map(([slot, fill]): [string, Fill] => {
    const was = before.fills[slot];
    return [slot, was && isSameValue(was, saved.fills[slot]) ? was : fill];
  });
  return { ...after, fills: Object.fromEntries(fills) };
}
