import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createChildPool } from '../children/child-pool.ts';
import { ChildFailure } from '../children/run-in-child.ts';
import { sizeOf } from '../files/file-facts.ts';
import type { PaintAnswer, PaintTask } from './paint-tasks.ts';

/** A paint task without its output path, which the cache chooses. */
export type PaintRequest = PaintTask extends infer Task ? (Task extends PaintTask ? Omit<Task, 'out'> : never) : never;

export interface PictureCache {
  /** Returns the path of the picture, and paints it first if it is not cached. Concurrent calls share one painting (single flight). */
  picture(name: string, request: PaintRequest): Promise<string>;
  pids(): readonly number[];
  stop(): Promise<void>;
}

const LIMITS = { size: 1, maxWaiting: 500, timeoutMs: 60_000, maxBytes: 1_200_000_000, idleMs: 20_000 };

export function openPictureCache(folder: string): PictureCache {
  mkdirSync(folder, { recursive: true });
  const pool = createChildPool<PaintTask, PaintAnswer>({ entry: 'paint-child', ...LIMITS });
  const painting = new Map<string, Promise<string>>();

  const paint = async (name: string, request: PaintRequest): Promise<string> => {
    const out = join(folder, name);
    if (await sizeOf(out)) return out;
    const task: PaintTask = { ...request, out };
    const answer = await pool.run(task).catch((error: unknown) => {
      if (error instanceof ChildFailure && error.reason === 'died') return pool.run(task); // the child was killed from outside: one retry
      throw error;
    });
    if (!answer.ok) throw new Error(`${name} could not be painted: ${answer.detail}`);
    return out;
  };
  return {
    picture(name, request) {
      const present = painting.get(name) ?? paint(name, request).finally(() => painting.delete(name));
      painting.set(name, present);
      return present;
    },
    pids: pool.pids,
    stop: pool.stop,
  };
}
