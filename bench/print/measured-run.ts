import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Run {
  readonly wallMs: number;
  readonly cpuMs: number;
  /** Of the process, or of the whole tree of processes where it starts others, MB. */
  readonly peakMb: number;
  readonly bytes: number;
}

export interface Measured {
  /** A script and its arguments. */
  readonly words: readonly string[];
  readonly out: string;
  /** Add up all processes: a browser is many. Linux only. */
  readonly isTree: boolean;
  readonly env: NodeJS.ProcessEnv;
}

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'measure.mjs')).href;
const POLL_MS = 50;

/** Runs Node on a script; gives time from start to end, peak memory and the size of what it wrote. */
export async function measuredRun({ words, out, isTree, env }: Measured): Promise<Run> {
  rmSync(out, { force: true });
  const note = `${out}.measure.json`;
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', PRELOAD, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, MURO_MEASURE: note },
  });
  let treeMb = 0;
  const poll = isTree
    ? setInterval(() => {
        treeMb = Math.max(treeMb, treePssMb(child.pid as number));
      }, POLL_MS)
    : undefined;
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  const wallMs = performance.now() - start;
  clearInterval(poll);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  const { peakMb, cpuMs } = JSON.parse(readFileSync(note, 'utf8')) as { peakMb: number; cpuMs: number };
  rmSync(note);
  return { wallMs, cpuMs: isTree ? Number.NaN : cpuMs, peakMb: isTree ? treeMb : peakMb, bytes: statSync(out).size };
}

/** Memory of a process and all below it, shared pages counted once. */
function treePssMb(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readOrEmpty(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && pid > 1 && isBelow(parents.get(pid) as number));
  let kb = 0;
  for (const pid of parents.keys()) {
    if (isBelow(pid)) kb += Number(/^Pss: +(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  }
  return kb / 1024;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
