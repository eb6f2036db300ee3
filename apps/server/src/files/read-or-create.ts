import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The one line of a file that its user alone may read; made when there is none. */
export function readOrCreate(file: string, make: () => string): string {
  if (!existsSync(file)) {
    // Made aside, then linked: of two starts at once one wins, and a kill leaves no half of it.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, `${make()}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
