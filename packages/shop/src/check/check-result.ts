import type { Fault } from '../files/fault.ts';

/** Kind, contents and faults of a file or folder. */
export interface CheckResult {
  readonly file: string;
  /** '' if the kind is unknown. */
  readonly kind: string;
  /** Short summary of the contents. */
  readonly contents: string;
  readonly faults: readonly Fault[];
}

/** True if the kind is known and there are no errors; warnings are allowed. */
export function hasNoErrors({ kind, faults }: CheckResult): boolean {
  return kind !== '' && !faults.some(({ level }) => level === 'error');
}
