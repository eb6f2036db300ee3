// Installs Debian packages on Debian-based systems, as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const list = { isFresh: false };

/** Installs packages by name; false if that is not possible on this machine. */
export function aptInstall(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  if (!list.isFresh) list.isFresh = apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
