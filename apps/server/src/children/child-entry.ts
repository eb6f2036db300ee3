import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type ChildName = 'photo-child' | 'paint-child' | 'print-child' | 'database-thread';

export interface ChildEntry {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * How to start a child process or a thread: the built file when this code runs built, else the TypeScript source through tsx, which takes
 * seconds; tests name a folder of files built just now. Either way one process, so that killing it kills everything.
 */
export function childEntry(name: ChildName): ChildEntry {
  const built = join(process.env.MURO_BUILT_CHILDREN ?? import.meta.dirname, `${name}.js`);
  if (existsSync(built)) return { file: built, execArgv: [] };
  const loader = createRequire(import.meta.url).resolve('tsx');
  return { file: join(import.meta.dirname, '..', `${name}.ts`), execArgv: ['--import', pathToFileURL(loader).href] };
}
