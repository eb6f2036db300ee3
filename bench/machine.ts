import { cpus, totalmem } from 'node:os';

/** The machine a figure was taken on, in one line. */
export function machineLine(): string {
  const list = cpus();
  return `${list.length} cores ${list[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Mean of the middle half: as calm as the median, and finer where a clock counts in coarse steps. */
export function middleMean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((3 * sorted.length) / 4));
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The value that the share `part` (0–1) of the values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
