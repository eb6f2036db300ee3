import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nextVersionWith } from './other-versions.ts';

/** A change of the tables that leaves room for the version before. */
export const ADDED_TABLE = 'create table "added" ("id" integer)';

/** Copies the built server into `parent` as a next version with one more migration. @returns the file to start */
export function buildNextVersion(parent: string): string {
  const [ours, next] = [resolve(import.meta.dirname, '../../../..'), join(parent, 'next-version')];
  mkdirSync(join(next, 'apps/server'), { recursive: true });
  const shared = [
    'node_modules',
    'catalogue',
    'packages',
    'apps/web',
    ...['package.json', 'public', 'node_modules'].map((name) => `apps/server/${name}`),
  ];
  for (const name of shared) if (existsSync(join(ours, name))) symlinkSync(join(ours, name), join(next, name));
  // `dist` is a link to a build; the copy must find its own migrations.
  cpSync(realpathSync(join(ours, 'apps/server/dist')), join(next, 'apps/server/dist'), { recursive: true });
  cpSync(nextVersionWith(parent, ADDED_TABLE), join(next, 'apps/server/migrations'), { recursive: true });
  return join(next, 'apps/server/dist/main.js');
}
