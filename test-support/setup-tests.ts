import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.mjs';

/** Names in `open-test-app.ts` over which a test runs once for each set-up. */
const OVER_SETUPS = /\b(?:SETUPS|DATABASES|SMALL_AND_LARGE)\b/;
const OWN_PROCESSES = /^(?:system|corpus|faults|power-cut)\//;

/** The server's test files with tests of each set-up: the project `setups` repeats these files on PostgreSQL and S3. */
export function findSetupTests(): readonly string[] {
  const folder = 'apps/server/test';
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names
    .filter((name) => name.endsWith('.test.ts') && !OWN_PROCESSES.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((path) => OVER_SETUPS.test(readFileSync(join(root, path), 'utf8')));
}
