import { create } from 'zustand';

/** How far the reading of chosen files has come; both 0 before the first choice. */
export interface ReadingProgress {
  /** Files since reading began; files chosen meanwhile count along. */
  readonly total: number;
  readonly done: number;
}

export const useReading = create<ReadingProgress>()(() => ({ total: 0, done: 0 }));

export function beginReading(files: number): void {
  useReading.setState(({ total, done }) => (done === total ? { total: files, done: 0 } : { total: total + files, done }));
}

/** One file is read or refused. */
export function endReading(): void {
  useReading.setState(({ total, done }) => ({ total, done: done + 1 }));
}
