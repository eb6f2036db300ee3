#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`muro: needs Node.js 20.19 or newer, best 24; this is ${process.versions.node}`);
  process.exitCode = 1;
} else if (!existsSync(built)) {
  console.error('muro: not built yet; run `npm run build` once');
  process.exitCode = 1;
} else if (wastesMemory()) startAgain();
else await import(built.href);

/**
 * True for a print that decodes photos without a limit of malloc arenas: glibc gives each decoding thread its own, which retains what was
 * freed. A print file of originals decodes next to nothing.
 */
function wastesMemory() {
  const args = process.argv.slice(2);
  const decodes = args[0] === 'print' && (args.includes('--jpeg') || !args.includes('--originals'));
  return decodes && process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined;
}

/** Runs this call in a process with two malloc arenas, since glibc reads their number only when a process starts. */
function startAgain() {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, MALLOC_ARENA_MAX: '2' } });
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  child.once('exit', (code, signal) => {
    for (const forwarded of signals) process.off(forwarded, forward);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code;
  });
}
