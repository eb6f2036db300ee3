import { readFileSync } from 'node:fs';

/** The kernel reports processor time in hundredths of a second (USER_HZ), whatever its own clock rate. */
const TICK_MS = 10;
const [USER, SYSTEM] = [11, 12];

/**
 * Returns the processor time of a process since its start, all threads together, ms; null if the process has ended or the platform does not
 * report it.
 */
export function processorMs(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name before it may contain spaces
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return null;
  }
}
