// `npm run dev`: the server restarts and the web app reloads when a file changes.
import { spawn } from 'node:child_process';

const run = (args, cwd) => spawn(process.execPath, args, { stdio: 'inherit', cwd });
const children = [
  run(['node_modules/tsx/dist/cli.mjs', 'watch', 'apps/server/src/main.ts'], '.'),
  run(['../../node_modules/vite/bin/vite.js'], 'apps/web'),
];
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill();
  });
}
