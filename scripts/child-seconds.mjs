// Processor time of the programs that this process started and that ended.
import { readFileSync } from 'node:fs';

/** Linux counts processor time in these units. */
const TICKS_PER_SECOND = 100;

/** Seconds of all children that ended, with theirs; NaN on systems other than Linux. */
export function childSeconds() {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = readFileSync('/proc/self/stat', 'latin1');
  // After the command's name: cutime and cstime are the 16th and 17th field of all.
  const [cutime, cstime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(cutime) + Number(cstime)) / TICKS_PER_SECOND;
}
