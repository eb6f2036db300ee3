import { readFileSync } from 'node:fs';

/** The kernel tells processor time in hundredths of a second, whatever its own clock. */
const TICK_MS = 10;
const [USER, SYSTEM] = [11, 12];

/** What a process has computed since its start, all threads together, ms; null where the platform does not tell, or when it is gone. */
export function processorMs(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name before it may hold spaces
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return null;
  }
}
