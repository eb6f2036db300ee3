// Marks all processes of a test run, so that a later run can clean up after a killed run without touching a live one.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The variable that all processes of a run inherit: process id and start time of its first process. */
const MARK = 'MURO_TEST_RUN';
const isLinux = process.platform === 'linux';

/** Returns the start time of a process in ticks since boot; undefined if it has ended. Ids are reused, so an id alone is not enough. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

const isAlive = (run) => {
  const [pid, start] = run.split('-');
  return startOf(pid) === start;
};

/** Returns the run of a process; undefined for other processes and those of other users. */
function runOf(pid) {
  try {
    const variable = readFileSync(`/proc/${pid}/environ`, 'latin1')
      .split('\0')
      .find((candidate) => candidate.startsWith(`${MARK}=`));
    return variable?.slice(MARK.length + 1);
  } catch {
    return undefined;
  }
}

/** Ends the processes of runs whose first process has ended, and removes the temporary folders of these runs. Returns the ended processes. */
export function cleanUpKilledRuns(folder = runsFolder()) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const orphanPids = pids.filter((pid) => {
    const run = runOf(pid);
    return run !== undefined && !isAlive(run);
  });
  for (const pid of orphanPids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {} // it has already ended
  }
  if (existsSync(folder))
    for (const run of readdirSync(folder)) if (!isAlive(run)) rmSync(join(folder, run), { recursive: true, force: true, maxRetries: 3 });
  return orphanPids.map(Number);
}

const runsFolder = () => join(tmpdir(), `muro-test-runs-${userInfo().uid}`);

/** Begins a run, unless this process belongs to one: cleans up after killed runs and creates a temporary folder. */
export function beginTestRun() {
  if (!isLinux || process.env[MARK]) return;
  const folder = runsFolder();
  const endedPids = cleanUpKilledRuns(folder);
  if (endedPids.length > 0) console.log(`Ended ${endedPids.length} processes that a killed test run had left behind.`);
  const run = `${process.pid}-${startOf(process.pid)}`;
  const runFolder = join(folder, run);
  mkdirSync(runFolder, { recursive: true });
  Object.assign(process.env, { [MARK]: run, TMPDIR: runFolder });
  process.on('exit', () => rmSync(runFolder, { recursive: true, force: true, maxRetries: 3 }));
}

/** Returns the environment variables of the run, for a process with a custom environment. */
export const testRunEnv = () =>
  Object.fromEntries([MARK, 'TMPDIR'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const SETPRIV = '/usr/bin/setpriv';

/** Wraps a command, so that Linux sends it the signal when its parent process ends in any way. */
export function endWithParent(command, args, signal = 'KILL') {
  return isLinux && existsSync(SETPRIV) ? [SETPRIV, ['--pdeathsig', signal, command, ...args]] : [command, args];
}
