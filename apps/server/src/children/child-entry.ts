import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type ChildName = 'photo-child' | 'paint-child' | 'print-child' | 'document-child';

export interface ChildEntry {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * Returns how to start a child process: the built file if this code runs built, otherwise the TypeScript source through tsx, which takes
 * seconds.
 *
 * Tests set MURO_TEST_CHILDREN to a folder of freshly built files. Either way it is a single process, so that killing it leaves no
 * descendants.
 */
export function childEntry(name: ChildName): ChildEntry {
  const built = builtFile(name);
  return built ? { file: built, execArgv: [] } : { file: sourceFile(name), execArgv: ['--import', import.meta.resolve('tsx')] };
}

/** Returns the entry of a worker thread. For TypeScript sources the loader is registered inside the thread. */
export function threadEntry(name: 'database-thread'): string | URL {
  const built = builtFile(name);
  if (built) return built;
  const [loader, source] = [import.meta.resolve('tsx/esm/api'), pathToFileURL(sourceFile(name)).href];
  return new URL(`data:text/javascript,import { register } from '${loader}'; register(); await import('${source}');`);
}

function builtFile(name: string): string | null {
  const file = join(process.env.MURO_TEST_CHILDREN ?? import.meta.dirname, `${name}.js`);
  return existsSync(file) ? file : null;
}

const sourceFile = (name: string): string => join(import.meta.dirname, '..', `${name}.ts`);
