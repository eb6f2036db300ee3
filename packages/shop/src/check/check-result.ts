import type { Fault } from '../fault.ts';

/** What a file or folder is, and everything that is wrong in it. */
export interface CheckResult {
  readonly file: string;
  /** '' when nobody can say what it is. */
  readonly kind: string;
  /** What is in it, in a few words. */
  readonly contents: string;
  readonly faults: readonly Fault[];
}

/** Nothing that is wrong; a warning is told, and all is sold the same. */
export function hasNoErrors({ kind, faults }: CheckResult): boolean {
  return kind !== '' && !faults.some(({ level }) => level === 'error');
}
