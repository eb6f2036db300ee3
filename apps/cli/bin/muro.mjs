#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`muro: needs Node.js 20.19 or newer, best 24; this is ${process.versions.node}`);
  process.exitCode = 1;
} else if (existsSync(built)) await import(built.href);
else {
  console.error('muro: not built yet; run `npm run build` once');
  process.exitCode = 1;
}
