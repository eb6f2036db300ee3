import { createStore } from 'zustand';

/** Progress of reading chosen files; both counts are 0 before the first choice. */
export interface ReadingProgress {
  /** Files since reading began, including those chosen meanwhile. */
  readonly total: number;
  readonly done: number;
  /** True while headers are being read, so that the number of valid photos is unknown. */
  readonly isChoosing: boolean;
  /** True while previews are being made: other work should wait. */
  readonly isMakingPreviews: boolean;
}

/** True while some chosen files are neither read nor rejected. */
export const isReading = ({ total, done }: ReadingProgress): boolean => done < total;

export type Reading = ReturnType<typeof createReading>;

export function createReading() {
  const store = createStore<ReadingProgress>()(() => ({ total: 0, done: 0, isChoosing: false, isMakingPreviews: false }));
  const add = (files: number, more: Partial<ReadingProgress> = {}): void =>
    store.setState(({ total, done }) => ({ ...(done === total ? { total: files, done: 0 } : { total: total + files }), ...more }));
  return {
    store,
    begin: (files: number): void => add(files, { isChoosing: true }),
    /** Reads known photos again. */
    beginAgain: (files: number): void => add(files),
    /** Marks all headers as read. */
    chosen: (): void => store.setState({ isChoosing: false }),
    setMakingPreviews: (isMakingPreviews: boolean): void => store.setState({ isMakingPreviews }),
    /** Counts one file as read or rejected. */
    end: (): void => store.setState(({ done }) => ({ done: done + 1 })),
  };
}

/** Resolves when no previews are pending. */
export function whenPreviewsDone({ store }: Reading): Promise<void> {
  if (!store.getState().isMakingPreviews) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(({ isMakingPreviews }) => {
      if (isMakingPreviews) return;
      stop();
      resolve();
    });
  });
}
