import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Run {
  readonly wallMs: number;
  readonly cpuMs: number;
  /** Peak memory of the process, MB. */
  readonly peakMb: number;
  readonly bytes: number;
}

export interface Measured {
  /** A script and its arguments. */
  readonly words: readonly string[];
  readonly out: string;
  readonly env: NodeJS.ProcessEnv;
}

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'measure.mjs')).href;

/** Runs a script in Node; returns its duration, peak memory and output size. */
export async function measuredRun({ words, out, env }: Measured): Promise<Run> {
  rmSync(out, { force: true });
  const note = `${out}.measure.json`;
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', PRELOAD, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, MURO_MEASURE: note },
  });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  const wallMs = performance.now() - start;
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  const { peakMb, cpuMs } = JSON.parse(readFileSync(note, 'utf8')) as { peakMb: number; cpuMs: number };
  rmSync(note);
  return { wallMs, cpuMs, peakMb, bytes: statSync(out).size };
}
