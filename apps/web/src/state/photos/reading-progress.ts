import { createStore } from 'zustand';

/** How far the reading of chosen files has come; both 0 before the first choice. */
export interface ReadingProgress {
  /** Files since reading began; files chosen meanwhile count along. */
  readonly total: number;
  readonly done: number;
  /** Headers are being read: which photos there will be is not known yet. */
  readonly isChoosing: boolean;
}

export type Reading = ReturnType<typeof createReading>;

export function createReading() {
  const store = createStore<ReadingProgress>()(() => ({ total: 0, done: 0, isChoosing: false }));
  return {
    store,
    begin: (files: number): void =>
      store.setState(({ total, done }) => ({
        ...(done === total ? { total: files, done: 0 } : { total: total + files, done }),
        isChoosing: true,
      })),
    /** All headers are read. */
    chosen: (): void => store.setState({ isChoosing: false }),
    /** One file is read or refused. */
    end: (): void => store.setState(({ done }) => ({ done: done + 1 })),
  };
}
