import { spawnSync } from 'node:child_process';

/** True if Python is installed, which reads ZIP files independently of the library that wrote them. */
export const hasPython = (): boolean => spawnSync('python3', ['--version'], { stdio: 'ignore' }).error === undefined;
