import { spawnSync } from 'node:child_process';

/** Whether there is a Python, which reads ZIP files and did not write them. */
export const hasPython = (): boolean => spawnSync('python3', ['--version'], { stdio: 'ignore' }).error === undefined;
