import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Returns the single line of a file that only its user may read; creates the file if it is missing. */
export function readOrCreate(file: string, make: () => string): string {
  if (!existsSync(file)) {
    // Written to a temporary file, then linked: of two concurrent starts one wins, and a kill leaves no partial file.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, `${make()}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(temporary, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
