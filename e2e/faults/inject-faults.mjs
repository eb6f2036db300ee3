// Loaded into a server before its own code (`node --import`): controls its clock and flushes according to a file of faults. Its path is
// in the query of this module's URL, since threads and children of the server get no unneeded environment variables.
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const file = new URL(import.meta.url).searchParams.get('faults');
const INTERVAL_MS = 25;
let faults = {};
const driver = process.ppid;
const isServer = process.argv[1]?.endsWith('main.js');

function readFaults() {
  if (isServer && process.ppid !== driver) process.exit(1); // the test driver has ended
  try {
    faults = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // The file is half-written; the next read gets it completely.
  }
}
readFaults();
setInterval(readFaults, INTERVAL_MS).unref();

const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
const now = () => realNow() + (faults.clockMs ?? 0);
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, kind) => Reflect.construct(target, args.length === 0 ? [now()] : args, kind),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
});

const refusal = () => Object.assign(new Error('EIO: i/o error, fsync'), { errno: -5, code: 'EIO', syscall: 'fsync' });
const here = await open(fileURLToPath(import.meta.url));
const handles = Object.getPrototypeOf(here);
await here.close();
for (const name of ['sync', 'datasync']) {
  const real = handles[name];
  handles[name] = function (...args) {
    return faults.flushFails ? Promise.reject(refusal()) : real.apply(this, args);
  };
}
for (const name of ['fsyncSync', 'fdatasyncSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    if (faults.flushFails) throw refusal();
    return real(...args);
  };
}
syncBuiltinESMExports();
