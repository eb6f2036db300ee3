import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of a test file: its process and the processes that this one started, seconds. */
    processorSeconds?: number;
  }
}

/** Linux counts processor time in these units. */
const TICKS_PER_SECOND = 100;

/** Ticks of a process and of its children, those that ended included; 0 if the process is gone. */
function treeTicks(pid: number | 'self'): number {
  try {
    const folder = `/proc/${pid}/task`;
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Fields after the command's name, which may contain spaces: utime, stime, cutime and cstime are the 14th to the 17th of all.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ownTicks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const children = readdirSync(folder).flatMap((thread) => readFileSync(`${folder}/${thread}/children`, 'latin1').split(' '));
    return children.filter(Boolean).reduce((sum, child) => sum + treeTicks(Number(child)), ownTicks);
  } catch {
    return 0;
  }
}

/** Seconds of processor time of this process and its children; without its children on systems other than Linux. */
export function processorSeconds(): number {
  if (process.platform === 'linux') return treeTicks('self') / TICKS_PER_SECOND;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

// Vitest runs this file before each test file, also in a process that runs several.
const startedAt = processorSeconds();
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures a hook needs.
afterAll(({}, suite) => {
  suite.file.meta.processorSeconds = processorSeconds() - startedAt;
});
