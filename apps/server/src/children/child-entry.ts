import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type ChildName = 'photo-child' | 'paint-child' | 'print-child' | 'document-child';

export interface ChildEntry {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * How to start a child process: the built file when this code runs built, else the TypeScript source through tsx, which takes
 * seconds; tests name a folder of files built just now. Either way one process, so that killing it kills everything.
 */
export function childEntry(name: ChildName): ChildEntry {
  const built = builtFile(name);
  return built ? { file: built, execArgv: [] } : { file: sourceFile(name), execArgv: ['--import', import.meta.resolve('tsx')] };
}

/** The same for a thread, which a loader has to be registered in. */
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
