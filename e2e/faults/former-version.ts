import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A build of the server at an earlier commit. */
export interface FormerVersion {
  readonly commit: string;
  readonly main: string;
  close(): void;
}

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['apps/server', 'packages', 'package.json', 'tsconfig.base.json'];

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

const MIGRATIONS = 'apps/server/migrations';
/** Migration that sets the current `min_reader`: servers without it cannot use the current tables. */
const OLDEST_SHARED = `${MIGRATIONS}/0001_order_lines.sql`;

/** Returns the commit before the last change of the server; null without a git history, or if its servers cannot use the current tables. */
export function formerCommit(): string | null {
  try {
    const commit = git('log', '-1', '--skip=1', '--format=%h', '--', 'apps/server/src', MIGRATIONS).toString().trim();
    return commit && git('show', `${commit}:${OLDEST_SHARED}`).equals(readFileSync(join(ROOT, OLDEST_SHARED))) ? commit : null;
  } catch {
    return null;
  }
}

/** Builds the commit in its own folder with the installed packages. @throws {Error} if the commit does not exist or needs other packages */
export function buildFormer(commit: string): FormerVersion {
  const folder = mkdtempSync(join(tmpdir(), 'muro-former-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, ...SOURCES) });
    linkPackages(folder);
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: join(folder, 'apps/server'), stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The server of ${commit} cannot be built here: ${(error as Error).message.slice(0, 300)}`);
  }
  return {
    commit,
    main: join(folder, 'apps/server/dist/main.js'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links the installed packages, except the workspaces, which are those of the commit. */
function linkPackages(folder: string): void {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@muro'), { recursive: true });
  for (const name of readdirSync(installed)) if (name !== '@muro') symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@muro', name));
  for (const kind of ['packages', 'apps']) {
    for (const name of readdirSync(join(ROOT, kind))) {
      const modulesFolder = join(ROOT, kind, name, 'node_modules');
      if (existsSync(modulesFolder) && existsSync(join(folder, kind, name)))
        symlinkSync(modulesFolder, join(folder, kind, name, 'node_modules'));
    }
  }
}
