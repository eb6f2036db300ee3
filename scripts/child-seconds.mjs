// Processor time of the ended child processes of this process.
import { readFileSync } from 'node:fs';

/** Unit of processor time in Linux. */
const TICKS_PER_SECOND = 100;

/** Returns the seconds of all ended children and their descendants; NaN on systems other than Linux. */
export function childSeconds() {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = readFileSync('/proc/self/stat', 'latin1');
  // Fields after the command's name; cutime and cstime are the 16th and 17th field of the line.
  const [cutime, cstime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(cutime) + Number(cstime)) / TICKS_PER_SECOND;
}
