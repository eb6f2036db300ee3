import { AsyncLocalStorage } from 'node:async_hooks';

interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}

/** Streams of a call of `muro`: those of the process, or others in a test. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
}

interface Call {
  readonly io: Io;
  exitCode: number;
}

const calls = new AsyncLocalStorage<Call>();

/** Returns the call in which this code runs. */
function currentCall(): Call {
  const call = calls.getStore();
  if (!call) throw new Error('Expected a call of `muro`.');
  return call;
}

/** Runs a call with its own streams and resolves to its exit code. */
export function runCall(io: Io, run: () => Promise<void>): Promise<number> {
  const call: Call = { io, exitCode: 0 };
  return calls.run(call, async () => {
    await run();
    return call.exitCode;
  });
}

export const currentIo = (): Io => calls.getStore()?.io ?? process;

/** Sets the exit code of the current call. */
export function setExitCode(code: number): void {
  currentCall().exitCode = code;
}
