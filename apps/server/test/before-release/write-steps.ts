import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The 32 migrations of the last version before 0.1.0, each under a line `-- step DATE NAME`. */
const STEPS = join(import.meta.dirname, 'steps.sql');

/** Writes the first `count` migrations of the last version before 0.1.0 to a folder in `parent`, and returns that folder. */
export function writeStepsBeforeRelease(parent: string, count = Number.POSITIVE_INFINITY): string {
  const folder = join(parent, `before-release-${count}`);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const steps = readFileSync(STEPS, 'utf8')
    .split(/^-- step /m)
    .slice(1, 1 + count);
  const entries = steps.map((step) => {
    const [, when = '', tag = '', text = ''] = /^(\d+) (\w+)\n(.*)\n$/s.exec(step) ?? [];
    writeFileSync(join(folder, `${tag}.sql`), text);
    return { tag, when: Number(when) };
  });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  return folder;
}
