export function cleanUpKilledRuns(folder?: string): readonly number[];
export function beginTestRun(): void;
export function testRunEnv(): Record<string, string>;
export function endWithParent(command: string, args: readonly string[], signal?: 'KILL' | 'INT' | 'TERM'): [string, string[]];
