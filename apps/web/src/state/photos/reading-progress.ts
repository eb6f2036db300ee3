import { createStore } from 'zustand';

/** How far the reading of chosen files has come; both 0 before the first choice. */
export interface ReadingProgress {
  /** Files since reading began; files chosen meanwhile count along. */
  readonly total: number;
  readonly done: number;
  /** Headers are being read: which photos there will be is not known yet. */
  readonly isChoosing: boolean;
  /** Photos are shown small before they are read: until then all else can wait. */
  readonly isHurrying: boolean;
}

/** Some of the chosen files are neither read nor refused. */
export const isReading = ({ total, done }: ReadingProgress): boolean => done < total;

export type Reading = ReturnType<typeof createReading>;

export function createReading() {
  const store = createStore<ReadingProgress>()(() => ({ total: 0, done: 0, isChoosing: false, isHurrying: false }));
  const add = (files: number, more: Partial<ReadingProgress> = {}): void =>
    store.setState(({ total, done }) => ({ ...(done === total ? { total: files, done: 0 } : { total: total + files }), ...more }));
  return {
    store,
    begin: (files: number): void => add(files, { isChoosing: true }),
    /** Photos that are known are read again. */
    beginAgain: (files: number): void => add(files),
    /** All headers are read. */
    chosen: (): void => store.setState({ isChoosing: false }),
    hurry: (isHurrying: boolean): void => store.setState({ isHurrying }),
    /** One file is read or refused. */
    end: (): void => store.setState(({ done }) => ({ done: done + 1 })),
  };
}

/** Resolves when no photo is to be shown small first. */
export function whenCalm({ store }: Reading): Promise<void> {
  if (!store.getState().isHurrying) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(({ isHurrying }) => {
      if (isHurrying) return;
      stop();
      resolve();
    });
  });
}
