import { cpus, loadavg, totalmem } from 'node:os';

/** Describes the machine of a measurement and its load average of the last minute in one line. */
export function machineLine(): string {
  const list = cpus();
  return `${list.length} cores ${list[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Returns the `part` quantile (0–1) of the values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
